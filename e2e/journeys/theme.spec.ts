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

test('the theme is chosen, followed by the other tabs, and there before the application', async ({
  page,
  context,
}) => {
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

  // Neither theme nor loader waits for the application, so nothing flashes.
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => canvas(page)).toBe(dark);
  await expect(page.locator('#root')).toHaveText('Loading Posthorn');
  await page.unroute('**/assets/*.js');
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
