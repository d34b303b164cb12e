import { readFile } from 'node:fs/promises';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

// A Dutch spreadsheet wants semicolons between cells and a comma in numbers.
test.use({ person: 'lotte', locale: 'nl-NL' });

test("a report is downloaded as the person's spreadsheet wants it", async ({ page }) => {
  await page.goto('/mail');
  const entries = await openProfile(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    expect(page.getByText('Report downloaded')).toBeVisible(),
    entries.getByRole('menuitem', { name: 'Campaign reports', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('campaign_performance_report.csv');
  const text = await readFile(await download.path(), 'utf8');
  const head = text.slice(0, text.indexOf('\r\n'));
  expect(head.startsWith('\uFEFFID;Campaign;Workspace;')).toBe(true);
  expect(head.split(';')).toContain('Budget (EUR)');
  expect(text).toMatch(/;\d+,\d\d;/);
});
