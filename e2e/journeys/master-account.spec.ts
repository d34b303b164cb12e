import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ person: 'mira' });

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const accounts = (page: Page) => page.getByRole('table', { name: 'Accounts' });

async function fillIn(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

const company = {
  ...{ Street: 'Wijnhaven', Number: '12', 'Zip code': '3011 WR', City: 'Rotterdam' },
  ...{ Country: 'Netherlands', Fee: '12,5' },
};

test('a master account is created with its admin, who finds no accounts yet', async ({
  page,
  openAs,
}) => {
  const email = 'zoe.zander@example.test';
  await page.goto('/master-account');
  await expect(accounts(page)).toBeVisible();
  await page.getByRole('button', { name: 'Create master account' }).click();
  const dialog = dialogOf(page, 'Create master account');
  await fillIn(dialog, { Name: 'Zander Media', ...company, 'First name': 'Zoë' });
  await fillIn(dialog, { 'Last name': 'Zander', 'E-mail address': 'abc' });
  await dialog.getByRole('button', { name: 'Create master account' }).click();
  await expect(dialog.getByText('Provided email address is invalid')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toBeFocused();
  await fillIn(dialog, { 'E-mail address': email });
  await dialog.getByRole('button', { name: 'Create master account' }).click();
  await expect(dialogOf(page, 'Master account created')).toContainText(email);

  const admin = await openAs(undefined);
  await admin.goto('/sign-in');
  await admin.getByLabel('E-mail address').fill(email);
  await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(admin).toHaveURL('/master-account');
  await expect(admin.getByText('There are no accounts yet')).toBeVisible();
});
