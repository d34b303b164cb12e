import { createHmac } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { adCard, adsPath, createAd } from '../support/ads.ts';
import { callAs, createWorkspace, onProduct } from '../support/api.ts';
import { createCampaign, dayFromNow, openMenu, shownDay } from '../support/campaigns.ts';
import { startChatServer } from '../support/chat-server.ts';
import { createSearchAd } from '../support/google-ads.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { passDays } from '../support/networks.ts';
import { browserState, type Cookies, signIn } from '../support/people.ts';
import { freeSandboxUrl } from '../support/ports.ts';
import { openProfile, openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

const secret = 'a secret of the chat';
let chat: Awaited<ReturnType<typeof startChatServer>>;
/** Starting a product takes longer than a journey, so those that need one of their own share it. */
let product: Instance;
let sandbox: string;
let cookies: Cookies;

test.beforeAll(async () => {
  chat = await startChatServer();
  sandbox = await freeSandboxUrl();
  product = await startInstance({
    name: 'own-product',
    settings: {
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
  cookies = await signIn(product.url, 'admin@other.test');
  await context.addCookies(browserState(cookies).cookies);
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

test('a campaign finishes when its last day is over, and runs again when it is extended', async ({
  page,
}) => {
  const id = await onProduct(product.url, { sofia: cookies }, async () => {
    const { slug } = await createWorkspace('sofia', 'Zo voorbij');
    const { id } = await createCampaign('sofia', slug, {
      title: 'Kraanvogel',
      targetUrl: 'https://work.example/cranes',
      profiles: ['Dialysis Nurse'],
      places: ['Groningen'],
      dates: [dayFromNow(3), dayFromNow(33)],
    });
    await createAd('sofia', id, 'facebook-post', { headline: 'On Facebook' });
    await createSearchAd('sofia', id);
    await callAs('sofia', 'PUT', `/campaigns/${id}/custom-budget`, {
      total_gross_budget_in_cents: 2_000_00,
      facebook_amount: 1_000_00,
      google_display_amount: 0,
      google_search_amount: 1_000_00,
      linkedin_amount: 0,
    });
    await callAs('sofia', 'PUT', `/campaigns/${id}/deploy`);
    return id;
  });
  await page.goto(`${product.url}${adsPath(id)}`);
  const main = page.getByRole('main');
  const ads = ['On Facebook', 'ICU nurse'];
  for (const name of ads) await expect(adCard(page, name)).toContainText(/In review|Approved/);

  await passDays(sandbox, 40);
  await expect(main.getByText('Finished', { exact: true })).toBeVisible();
  for (const name of ads) await expect(adCard(page, name)).toContainText('Ended');

  await (await openMenu(main)).getByRole('menuitem', { name: 'Extend', exact: true }).click();
  const extend = page.getByRole('dialog', { name: 'Extend Kraanvogel?' });
  await expect(extend).toContainText('The campaign runs again');
  const end = shownDay(dayFromNow(60));
  await extend.getByRole('textbox', { name: 'New end date' }).fill(end);
  await extend.getByRole('textbox', { name: 'Additional budget' }).fill('400');
  await extend.getByRole('button', { name: 'Extend campaign' }).click();
  const extended = page.getByRole('dialog', {
    name: 'Yahoo! You did it! Campaign has been extended',
  });
  await expect(extended).toContainText(`It runs until ${end} with a budget of €2.400.`);
  await extended.getByRole('button', { name: 'Close' }).last().click();
  await expect(main.getByText('Active', { exact: true })).toBeVisible();
  await expect(main.getByText('Being published')).toBeHidden();
  for (const name of ads) await expect(adCard(page, name)).toContainText(/In review|Approved|Live/);
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
