import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peopleOf } from './audience-share.ts';
import {
  currencySymbol,
  showAmount,
  showBudget,
  showExactAmount,
  showPrice,
  showRemaining,
  showSpend,
} from './money.ts';
import { shownBudget } from './shown.ts';
import {
  impressionsPerCandidate,
  impressionsPerCandidateIn,
  priceOf,
  suggestBudget,
  type Targeting,
} from './suggestion.ts';

test('budgets have no decimals and Dutch thousands', () => {
  expect(showBudget({ amount: 1_250_000, currency: 'EUR' })).toBe('€12.500');
  expect(showBudget({ amount: 1_250_000, currency: 'GBP' })).toBe('£12.500');
  expect(currencySymbol(undefined)).toBe('€');
});

test('spend is rounded up, prices keep their cents', () => {
  expect(showSpend({ amount: 12_301, currency: 'EUR' })).toBe('€124');
  expect(showSpend({ amount: 0, currency: 'USD' })).toBe('$0');
  expect(showRemaining({ amount: 100_000 - 12_301, currency: 'EUR' })).toBe('€876');
  expect(showPrice({ amount: 123.4, currency: 'EUR' })).toBe('€1,23');
});

test('the custom budget comes before the suggested one, and a dash after both', () => {
  const shown = (custom: number | null, suggested: number | null) =>
    shownBudget({ customTotalGrossBudget: custom, suggestedTotalGrossBudget: suggested }, 'EUR');
  expect(shown(200_000, 90_000)).toBe('€2.000');
  expect(shown(null, 90_000)).toBe('€900');
  expect(shown(null, null)).toBe('-');
});

const nurse = { id: 'n', name: 'Nurse', functionGroup: 'healthcare' };
const targeting: Targeting = {
  type: 'consideration',
  profiles: [nurse],
  functionGroup: null,
  startDate: null,
  endDate: null,
  places: [{ population: 500_000, countryCode: 'NL' }],
  currency: 'EUR',
};

describe('a suggested budget', () => {
  test('follows reach, days and prices', () => {
    const month = suggestBudget(targeting);
    expect(month.reach).toBe(peopleOf('healthcare', 500_000));
    expect((month.budget ?? 1) % 1_000).toBe(0);
    const dates = { startDate: '2027-01-01', endDate: '2027-03-02' };
    expect(suggestBudget({ ...targeting, ...dates }).budget).toBeGreaterThan(month.budget ?? 0);
    const abroad = { places: [{ population: 500_000, countryCode: 'CH' }] };
    expect(suggestBudget({ ...targeting, ...abroad }).budget).toBeGreaterThan(month.budget ?? 0);
    expect(suggestBudget({ ...targeting, currency: 'GBP' }).budget).toBeLessThan(month.budget ?? 0);
  });

  test('stays between what is worth it and what must be confirmed twice', () => {
    const of = (population: number) =>
      suggestBudget({ ...targeting, places: [{ population, countryCode: 'NL' }] }).budget;
    expect(of(100)).toBe(100_00);
    expect(of(80_000_000)).toBe(15_000_00);
  });

  const obstacles: [Partial<Targeting>, string][] = [
    [{ profiles: [], places: [] }, 'no_targeting'],
    [{ profiles: [] }, 'no_profile'],
    [{ places: [] }, 'no_location'],
    [{ profiles: [nurse, { ...nurse, functionGroup: 'it' }] }, 'audience_not_uniform'],
    [{ places: [{ population: 0, countryCode: 'NL' }] }, 'reach_unknown'],
    [{ profiles: [{ ...nurse, functionGroup: 'wizards' }] }, 'reach_unknown'],
    [{ type: 'custom' }, 'custom_campaign'],
    [{ places: [{ population: 9_000, countryCode: 'AD' }] }, 'not_enough_data'],
    [{ currency: 'ZWD' }, 'not_enough_data'],
  ];
  test.each(obstacles)('has its reasons not to be there %#', (changes, obstacle) => {
    expect(suggestBudget({ ...targeting, ...changes })).toMatchObject({ budget: null, obstacle });
  });
});

test('a price is the average of the channels a type has', () => {
  const form = priceOf({ ...targeting, type: 'leadform' });
  const visits = priceOf(targeting);
  expect(form?.cpm).toBeLessThan(visits?.cpm ?? 0);
  expect(priceOf({ ...targeting, places: [] })).toBeUndefined();
});

test('each candidate sees five impressions a month', () => {
  expect([1, 6, 30, 31, 365].map(impressionsPerCandidate)).toEqual([1, 1, 5, 6, 61]);
  const startDate = '2026-11-01';
  expect(impressionsPerCandidateIn({ startDate, endDate: '2026-12-01' })).toBe(5);
  expect(impressionsPerCandidateIn({ startDate, endDate: null })).toBeUndefined();
});

test('amounts are written as Intl writes them in Dutch', () => {
  const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      // A loss of a few cents is not written as minus nothing.
      expect(showAmount(cents)).toBe(whole.format(cents / 100).replace(/^-0$/, '0'));
      expect(showExactAmount(cents)).toBe(exact.format(cents / 100));
    }),
  );
});
