import type { Page } from '@playwright/test';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'ines', colorScheme: 'light' });

const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, theme: string): Promise<void> {
  const profile = await openProfile(page);
  await profile.getByRole('menuitemradio', { name: theme }).click();
  await expect(profile).toBeHidden();
}

test('the theme is chosen, kept and followed by the other tabs', async ({ page, context }) => {
  await page.goto('/campaigns-overview');
  const light = await canvas(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/outbox');
  await page.bringToFront();

  await choose(page, 'Dark');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(otherTab.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await canvas(page);
  expect(dark).not.toBe(light);

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await canvas(page)).toBe(dark);

  await choose(page, 'As the system');
  await expect.poll(() => canvas(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => canvas(page)).toBe(dark);

  await choose(page, 'Light');
  await expect.poll(() => canvas(page)).toBe(light);
});

test('a chosen theme is there before the application, so nothing flashes', async ({ page }) => {
  await page.goto('/campaigns-overview');
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await canvas(page);

  // The application never comes; the theme must be on the page all the same.
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => canvas(page)).toBe(dark);
  await expect(page.locator('#root')).toHaveText('Loading Posthorn');
});
