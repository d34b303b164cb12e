import type { Page } from '@playwright/test';

/** What the product says in passing, newest first or last; errors shown in place are not among them. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /notifications?\.$/ }).getByRole('alertdialog');

/**
 * Stops the clock of a loaded page, so that a toast can be seen to stay and to go without waiting.
 * The page must have been opened with the clock installed.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));
}
