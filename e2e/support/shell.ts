import type { Locator, Page } from '@playwright/test';

/** Opens one of the layers of the top bar and answers it. */
async function openLayer(page: Page, trigger: RegExp, name: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: trigger }).click();
  return page.getByRole('dialog', { name, exact: true });
}

export const openProfile = (page: Page) => openLayer(page, /^Profile of/, 'Profile');
export const openAccounts = (page: Page) => openLayer(page, /^Account:/, 'Accounts');
export const openBell = (page: Page) => openLayer(page, /^Notifications/, 'Notifications');

export async function openWorkspaces(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Workspace:/ }).click();
  return page.getByRole('dialog', { name: 'Workspaces', exact: true });
}
