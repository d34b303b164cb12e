import { describe, expect, test } from 'vitest';
import { csvStyleFor } from '../field/csv-style.ts';
import { reportHead, reportSpecs, reports } from './report.ts';

test('each report has a name and a file of its own', () => {
  expect(
    reports.map((report) => [reportSpecs[report].label, reportSpecs[report].fileName]),
  ).toEqual([
    ['Campaign channel report', 'campaigns_performance_report.csv'],
    ['Campaign reports', 'campaign_performance_report.csv'],
  ]);
});

test('amounts name their currency', () => {
  expect(reportHead('channels', 'GBP')).toEqual([
    'ID',
    'Campaign',
    'Workspace',
    'Type',
    'Status',
    'Channel',
    'Start date',
    'End date',
    'Spend (GBP)',
    'Impressions',
    'Clicks',
    'CTR (%)',
    'CPC (GBP)',
    'Leads',
    'Cost per lead (GBP)',
  ]);
  expect(reportHead('campaigns', 'EUR')).toContain('Budget (EUR)');
});

describe("numbers and cells are written as the browser's language has them", () => {
  test.each([
    ['nl-NL,nl;q=0.9,en;q=0.8', { decimal: ',', separator: ';' }],
    ['de', { decimal: ',', separator: ';' }],
    ['fr-FR', { decimal: ',', separator: ';' }],
    ['de-CH', { decimal: '.', separator: ',' }],
    ['en-GB,nl;q=0.5', { decimal: '.', separator: ',' }],
    ['*', { decimal: '.', separator: ',' }],
    ['not a language', { decimal: '.', separator: ',' }],
    ['', { decimal: '.', separator: ',' }],
    [undefined, { decimal: '.', separator: ',' }],
  ])('%j', (language, style) => expect(csvStyleFor(language)).toEqual(style));
});
