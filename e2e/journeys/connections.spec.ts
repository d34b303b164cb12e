import type { Page } from '@playwright/test';
import { expectLayerAccessible } from '../support/accessibility.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { endConsents, passDays } from '../support/networks.ts';
import { browserState, signIn } from '../support/people.ts';
import { freeSandboxUrl, freeUrl } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

let product: Instance;
let sandbox: string;
test.beforeAll(async () => {
  sandbox = await freeSandboxUrl();
  const url = await freeUrl();
  // Where the network sends people back to: the host that has their session.
  const settings = { SANDBOX_PORT: new URL(sandbox).port, PUBLIC_URL: url };
  product = await startInstance({ name: 'connections', url, settings });
});
test.afterAll(() => product?.stop());
test.beforeEach(async ({ context }) => {
  await context.addCookies(browserState(await signIn(product.url, 'admin@other.test')).cookies);
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
