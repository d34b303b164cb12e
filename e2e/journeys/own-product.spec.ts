import { createHmac } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectLayerAccessible } from '../support/accessibility.ts';
import { accountOf, callAs, onProduct } from '../support/api.ts';
import { startChatServer } from '../support/chat-server.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { createJobList, startFeedHost } from '../support/job-lists.ts';
import { catalogueOnMeta, endConsents, passDays } from '../support/networks.ts';
import { browserState, signIn } from '../support/people.ts';
import { freeSandboxUrl, freeUrl } from '../support/ports.ts';
import { openProfile, openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

const secret = 'a secret of the chat';
let chat: Awaited<ReturnType<typeof startChatServer>>;
/** Starting a product takes longer than a journey, so those that need one of their own share it. */
let product: Instance;
let sandbox: string;

test.beforeAll(async () => {
  chat = await startChatServer();
  sandbox = await freeSandboxUrl();
  const url = await freeUrl();
  product = await startInstance({
    name: 'own-product',
    url,
    settings: {
      // Where a network sends people back to: the host that has their session.
      PUBLIC_URL: url,
      SANDBOX_PORT: new URL(sandbox).port,
      HELP_URL: 'https://help.example.test/start',
      CHAT_APP_ID: 'app-1',
      CHAT_SECRET: secret,
      CHAT_SCRIPT_URL: chat.scriptUrl,
    },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await chat?.stop();
});
test.beforeEach(async ({ context }) => {
  await context.addCookies(browserState(await signIn(product.url, 'admin@other.test')).cookies);
});

test('the help link stands on the overview only', async ({ page }) => {
  const help = page.getByRole('link', { name: 'Help (opens in a new tab)' });
  await page.goto(product.url);
  await expect(help).toHaveAttribute('href', 'https://help.example.test/start');
  await expect(help).toHaveAttribute('target', '_blank');

  await page.getByRole('link', { name: 'Crane operator' }).click();
  await expect(page.getByRole('heading', { name: 'Crane operator' })).toBeVisible();
  await expect(help).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Campaigns' })
    .click();
  await expect(help).toBeVisible();
});

test('the chat starts with who is signed in, and ends with the session', async ({ page }) => {
  const commands = () =>
    page.evaluate(() => (window as { chatCommands?: unknown[] }).chatCommands ?? []);
  await page.goto(`${product.url}/outbox`);
  await expect.poll(commands).not.toEqual([]);
  const me = await (await page.request.get(`${product.url}/api/me`)).json();
  expect((await commands()).at(-1)).toEqual([
    'boot',
    {
      app_id: 'app-1',
      name: 'Sofia Kessler',
      email: 'admin@other.test',
      user_id: me.id,
      created_at: Math.floor(Date.parse(me.createdAt) / 1000),
      user_hash: createHmac('sha256', secret).update(me.id).digest('hex'),
    },
  ]);

  await (await openProfile(page)).getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${product.url}/sign-in`);
  await expect.poll(async () => (await commands()).at(-1)).toEqual(['shutdown']);
});

const settingsPath = '/settings/company#social-accounts';
const card = (page: Page) => page.getByRole('listitem', { name: 'LinkedIn', exact: true });

/** From the card to the network's own page, and back to what it lists. */
async function connect(page: Page, look?: () => Promise<void>): Promise<void> {
  // Not by mouse: the page follows its #hash until a person does something, and would move beneath it.
  await card(page).getByRole('button', { name: 'Connect LinkedIn again' }).press('Enter');
  await page.getByRole('button', { name: 'Allow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect LinkedIn' });
  await expect(dialog.getByRole('radio', { name: 'Sandbox Care' })).toBeAttached();
  await look?.();
  await dialog.getByRole('radio', { name: 'Sandbox Care' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page)).toContainText('Sandbox Care');
  await expect(card(page)).toContainText('Connected');
}

test('a network is connected, lost, told where campaigns are, and mended', async ({ page }) => {
  await page.goto(product.url + settingsPath);
  await card(page).getByRole('button', { name: 'Connect LinkedIn again' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('the permission on LinkedIn was not given');
  await connect(page, () => expectLayerAccessible(page, 'what was allowed'));
  expect(new URL(page.url()).search).toBe('');

  await page.goto(product.url);
  await endConsents(sandbox, 'linkedin');
  await passDays(sandbox, 1 / 24);
  await expect(page.getByText('The connection with LinkedIn is lost')).toBeVisible();
  await page.getByRole('link', { name: 'Connect again in the settings' }).click();
  await expect(card(page)).toContainText('Connection lost');
  await connect(page);

  await page.goto(product.url);
  await expect(page.getByRole('heading', { name: 'Campaigns overview' })).toBeAttached();
  await expect(page.getByText('The connection with LinkedIn is lost')).toHaveCount(0);
});

async function deployDynamic(feedUrl: string): Promise<string> {
  const list = await createJobList('lotte', 'Zorgbanen', feedUrl);
  const path = `/dynamic-ads/${await accountOf('lotte')}/campaigns`;
  const { id } = await callAs<{ id: string }>('lotte', 'POST', path, {
    ...{ type: 'consideration', goal: 'MAXIMISE_CLICKS', customDailyBudget: 25_00 },
    facebook_catalog_id: list.id,
    facebook_cap_strategy: { active: false, type: null, value: null },
  });
  await callAs('lotte', 'PUT', `${path}/${id}/deploy`);
  return id;
}

test('of a dynamic campaign figures come, refused jobs are counted, and closed ones leave the catalogue', async ({
  page,
  context,
}) => {
  const lotte = await signIn(product.url, 'admin@demo.test');
  await context.addCookies(browserState(lotte).cookies);
  const bare = { id: 'J3', title: 'Cook', hasPicture: false };
  const host = await startFeedHost([
    { id: 'J1', title: 'Dialysis nurse' },
    { id: 'J2', title: 'Night nurse' },
    bare,
  ]);
  const id = await onProduct(product.url, { lotte }, () => deployDynamic(host.url));
  const title = 'Zorgbanen: Vacancy visits';
  await page.goto(`${product.url}/job-library/dynamic-campaigns/campaign-preview/${id}`);
  await expect(page.getByText('1 job is not advertised').first()).toBeVisible();
  await expect(page.getByRole('list', { name: `Ad sets of ${title}` })).toContainText('Active');
  const catalogue = () => catalogueOnMeta(sandbox, title);
  await expect.poll(catalogue).toContain('Night nurse');
  expect(await catalogue()).not.toContain('Cook');

  const spend = page.getByRole('term').filter({ hasText: /^Spend$/ });
  // 25 euro for each day: no ad has cost so much on the day it was deployed. Days that pass before the ad is
  // made, or while it is reviewed, cost nothing.
  await expect(async () => {
    await passDays(sandbox, 2);
    await expect(spend.locator('..')).toHaveText(/^Spend€\d\d+$/, { timeout: 60_000 });
  }).toPass();

  await page.getByRole('link', { name: 'Open the job lists' }).press('Enter');
  await page.getByRole('button', { name: /^Zorgbanen/ }).press('Enter');
  await expect(page.getByText('1 job is not advertised')).toBeVisible();
  await page.getByRole('button', { name: /jobs\.xml/ }).press('Enter');
  await page.getByRole('checkbox', { name: 'Only jobs that are not advertised' }).press('Space');
  await page.getByRole('button', { name: 'Show Cook' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cook' });
  await expect(dialog).toContainText('Facebook does not advertise this job:');
  await expectLayerAccessible(page, 'a job that is not advertised');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // One closes, and the other gets its picture.
  host.jobs = [
    { id: 'J1', title: 'Dialysis nurse' },
    { ...bare, hasPicture: true },
  ];
  await page.getByRole('button', { name: 'Refresh Zorgbanen' }).press('Enter');
  await expect(page.getByText('1 job is not advertised')).toBeHidden();
  await expect.poll(catalogue).not.toContain('Night nurse');
  await expect.poll(catalogue).toContain('Cook');
  host.stop();
});

// Last: it breaks what the others use.
test.describe('a product whose database is killed', () => {
  test.use({ expectedComplaints: /status of 503|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  test('says so, and works again by itself', async ({ page }) => {
    await page.goto(product.url);
    await expect(page.getByRole('link', { name: 'Crane operator' })).toBeVisible();

    const cameBack = await killDatabase(product);
    await (await openWorkspaces(page)).getByRole('option', { name: /^Tech/ }).click();
    await expect(toasts(page)).toContainText(
      'Posthorn cannot reach its database right now. Please try again in a moment.',
    );
    await cameBack();
    await expect(page.getByRole('link', { name: 'Data engineer, hybrid' })).toBeVisible();
  });
});

/**
 * Kills the database server. It would be back within moments; here its files are out of reach until
 * the returned function gives them back, so that the time without it is long enough to be seen.
 */
async function killDatabase({ url, data }: Instance): Promise<() => Promise<void>> {
  const files = join(data, 'postgres');
  const away = join(data, 'postgres-away');
  const [pid] = (await readFile(join(files, 'postmaster.pid'), 'utf8')).split('\n');
  await rename(files, away);
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  return () => rename(away, files);
}
