import { expect, test } from 'vitest';
import { csvFile } from '../field/csv.ts';
import { figureFileName, metricCell, metricHead } from './file.ts';
import { type Metric, metrics } from './metric.ts';

const english = { decimal: '.', separator: ',' } as const;
const dutch = { decimal: ',', separator: ';' } as const;

test('columns of figures are called as in the reports, with their unit', () => {
  expect(metrics.map((metric) => metricHead(metric, 'GBP'))).toEqual([
    'Spend (GBP)',
    'Impressions',
    'Clicks',
    'Leads',
    'CTR (%)',
    'CPC (GBP)',
    'Cost per lead (GBP)',
  ]);
});

test.each<[Metric, number | null, string]>([
  ['spend', 123_456, '1234,56'],
  ['spend', 0, '0,00'],
  ['clicks', 1540, '1540'],
  ['ctr', 1.236, '1,24'],
  ['cpc', 33.4, '0,33'],
  ['cpl', null, ''],
])('%s of %s is a number that a spreadsheet counts with', (metric, value, written) => {
  expect(csvFile([[metricCell(metric, value)]], dutch)).toBe(`\uFEFF${written}\r\n`);
});

test('words are quoted, harmless and whole; what is not known is empty', () => {
  const row = ['=HYPERLINK("x")', 'Zürich; "Süd"', { number: null, decimals: 2 }, 'two\nlines'];
  expect(csvFile([row], english)).toBe(
    `\uFEFF"'=HYPERLINK(""x"")","Zürich; ""Süd""",,"two\nlines"\r\n`,
  );
});

test.each([
  [['Verpleging Zürich', 'Clicks per day'], 'verpleging-zurich-clicks-per-day'],
  [['../../etc/passwd', 'CTR'], 'etc-passwd-ctr'],
  [['a'.repeat(80)], 'a'.repeat(60)],
])('a file of %s can be kept on every system', (words, name) => {
  const period = { from: '2026-11-01', to: '2026-11-15' };
  expect(figureFileName(words, period)).toBe(`${name}_2026-11-01_2026-11-15`);
});

test('a name without a plain letter leaves the days', () => {
  const day = { from: '2026-11-01', to: '2026-11-01' };
  expect(figureFileName(['看護師'], day)).toBe('2026-11-01_2026-11-01');
});
