import { createHmac } from 'node:crypto';
import { startChatServer } from '../support/chat-server.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { browserState, signIn } from '../support/people.ts';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const secret = 'a secret of the chat';
let chat: Awaited<ReturnType<typeof startChatServer>>;
let product: Instance;

test.beforeAll(async () => {
  chat = await startChatServer();
  product = await startInstance({
    name: 'help-and-chat',
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
