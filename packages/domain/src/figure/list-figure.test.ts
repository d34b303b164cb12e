import { expect, test } from 'vitest';
import { listFigures } from '../campaign/sort.ts';
import { type ListedCampaign, listFigureSpecs } from './list-figure.ts';

const campaign = (
  figures: Partial<ListedCampaign['figures']>,
  budget: number | null = 100_000,
): ListedCampaign => ({
  figures: { impressions: null, clicks: null, leads: null, spend: null, ...figures },
  customTotalGrossBudget: budget,
  suggestedTotalGrossBudget: null,
  spend: { amount: figures.spend ?? 0, currency: 'EUR' },
});

const shown = (of: ListedCampaign) => listFigures.map((one) => listFigureSpecs[one].show(of));

test('figures of a campaign as people read them', () => {
  expect(shown(campaign({ impressions: 12_345, clicks: 100, leads: 4, spend: 25_099 }))).toEqual([
    '12.3k',
    '100',
    '0.81%',
    '€2,51',
    '4',
    '€62,75',
    '25%',
  ]);
});

test('what no network has told is not zero; applications are known before', () => {
  expect(shown(campaign({}))).toEqual(Array(7).fill('–'));
  expect(shown(campaign({ leads: 2 }))).toEqual(['–', '–', '–', '–', '2', '–', '–']);
});

test('zero is told, and a rate of nothing is none', () => {
  expect(shown(campaign({ impressions: 0, clicks: 0, leads: 0, spend: 0 }))).toEqual([
    ...['0', '0', '–', '–', '0', '–', '0%'],
  ]);
});

test.each([
  [999, 100_000, '<1%'],
  [99_999, 100_000, '99%'],
  [100_000, 100_000, '100%'],
  [1_200_000, 100_000, '1200%'],
  [100, null, '–'],
  [100, 0, '–'],
])('%i cents of %s are %s', (spend, budget, text) => {
  const of = campaign({ impressions: 1, clicks: 1, leads: 0, spend }, budget);
  expect(listFigureSpecs.spendOfBudget.show(of)).toBe(text);
});
