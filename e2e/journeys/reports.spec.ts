import { readFile } from 'node:fs/promises';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

// A Dutch spreadsheet wants semicolons between cells and a comma in numbers.
test.use({ person: 'lotte', locale: 'nl-NL' });

for (const [entry, fileName, column] of [
  ['Campaign channel report', 'campaigns_performance_report.csv', 'Channel'],
  ['Campaign reports', 'campaign_performance_report.csv', 'Budget (EUR)'],
] as const) {
  test(`${entry} is downloaded as the person's spreadsheet wants it`, async ({ page }) => {
    await page.goto('/mail');
    const entries = await openProfile(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      expect(page.getByText('Report downloaded')).toBeVisible(),
      entries.getByRole('menuitem', { name: entry, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(fileName);
    const text = await readFile(await download.path(), 'utf8');
    const head = text.slice(0, text.indexOf('\r\n'));
    expect(head.startsWith('\uFEFFID;Campaign;Workspace;')).toBe(true);
    expect(head.split(';')).toContain(column);
    expect(text).toMatch(/;\d+,\d\d;/);
  });
}
