import { createHmac } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { startChatServer } from '../support/chat-server.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { browserState, signIn } from '../support/people.ts';
import { openProfile, openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

const secret = 'a secret of the chat';
let chat: Awaited<ReturnType<typeof startChatServer>>;
/** Starting a product takes longer than a journey, so those that need one of their own share it. */
let product: Instance;

test.beforeAll(async () => {
  chat = await startChatServer();
  product = await startInstance({
    name: 'own-product',
    settings: {
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
  const cookies = await signIn(product.url, 'admin@other.test');
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
