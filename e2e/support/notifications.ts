import type { Locator, Page } from '@playwright/test';

/** The bell; its name says how many are unread. */
export const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** The rows of the open panel, or those about one campaign. */
export const rows = (panel: Locator, about?: string) =>
  panel.getByRole('row', about === undefined ? {} : { name: about });

/**
 * Chooses from the menu of a row. The row must be in sight: scrolling to it closes the menu that the
 * press has just opened.
 */
export async function act(row: Locator, entry: string | RegExp): Promise<void> {
  await row.getByRole('button', { name: 'Actions' }).click();
  await row.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

/** What the menu of a row offers at the moment. */
export async function entriesOf(row: Locator): Promise<string[]> {
  await row.getByRole('button', { name: 'Actions' }).click();
  const items = row.page().getByRole('menuitem');
  await items.first().waitFor();
  const entries = await items.allTextContents();
  await row.page().keyboard.press('Escape');
  return entries;
}
