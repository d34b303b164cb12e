import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsEveryWidth } from '../support/accessibility.ts';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', locale: 'nl-NL' });

const figures = '/campaigns-overview/figures/All?period=last7';

async function chooseExport(page: Page, item: string) {
  await page.getByRole('button', { name: 'Save or copy: Clicks per day' }).press('Enter');
  return page.getByRole('menuitem', { name: item });
}

async function download(page: Page, item: string) {
  const choice = await chooseExport(page, item);
  const [file] = await Promise.all([page.waitForEvent('download'), choice.click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a chart is taken along as a picture and its table as a file', async ({ page }) => {
  await page.goto(`${figures}&metric=clicks`);
  await expect(page.getByRole('heading', { name: 'Clicks per day' })).toBeVisible();
  await expectAccessible(page, 'figures of a workspace');

  const picture = await download(page, 'Download picture (PNG)');
  expect(picture.name).toMatch(/^[a-z0-9-]*clicks-per-day_.*\.png$/);
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  // 800 wide, twice as dense.
  expect(picture.content.readUInt32BE(16)).toBe(1600);

  const table = await download(page, 'Download table (CSV)');
  const [head = '', ...lines] = table.content.toString('utf8').split('\r\n');
  expect(head.startsWith('\uFEFF"Day";"Facebook: Clicks"')).toBe(true);
  expect(lines.at(-2)).toMatch(/^"Total";\d+/);
});

test('a chart is copied as a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${figures}&metric=clicks`);
  await (await chooseExport(page, 'Copy as picture')).click();
  await expect(page.getByText('Picture copied.')).toBeVisible();
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  expect(types).toEqual(['image/png']);
});

test('a monthly report is written, printed on white paper and read again', async ({ page }) => {
  await page.goto('/mail');
  await (await openProfile(page)).getByRole('menuitem', { name: 'Monthly report' }).click();
  const sheet = page.getByRole('article', { name: /^Monthly report of/ });
  await expect(sheet.getByRole('heading', { name: 'Summary' })).toBeVisible();
  const remarks = page.getByRole('textbox', { name: 'Remarks' });
  await remarks.fill('A good month.\nMore nurses next time.');
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled();
  await expectAccessible(page, 'monthly report');
  await expectFitsEveryWidth(page, 'monthly report');

  await page.reload();
  await expect(remarks).toHaveValue('A good month.\nMore nurses next time.');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(remarks).toBeHidden();
  await expect(
    sheet.getByRole('paragraph').filter({ hasText: 'More nurses next time.' }),
  ).toBeVisible();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the weekly letter is chosen, and stays chosen', async ({ page }) => {
  await page.goto('/mail');
  const week = page.getByRole('radiogroup', { name: 'The week in figures' });
  await expect(week.getByRole('radio', { name: 'Never' })).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await week.getByText('On Mondays').click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(week.getByRole('radio', { name: 'On Mondays' })).toBeChecked();
});
