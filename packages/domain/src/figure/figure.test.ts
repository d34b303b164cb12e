import { expect, test } from 'vitest';
import { NOTHING_COUNTED, showCount, showCtr, sumCounted, withRates } from './figure.ts';

test('numbers from a thousand on are shown in thousands, and from a million on in millions', () => {
  expect([0, 999, 1000, 1540, 125_300, 999_949, 999_950, 11_893_400].map(showCount)).toEqual([
    '0',
    '999',
    '1.0k',
    '1.5k',
    '125.3k',
    '999.9k',
    '1.0m',
    '11.9m',
  ]);
});

test('a click-through rate has two decimals and a percent sign', () => {
  expect(showCtr(1.2345)).toBe('1.23%');
  expect(showCtr(0)).toBe('0.00%');
  expect(showCtr(0.875)).toBe('0.88%');
});

test('rates follow from what was counted, and are 0 without it', () => {
  const day = { impressions: 2000, clicks: 30, leads: 2, spend: 1500 };
  expect(withRates(day)).toEqual({ ...day, ctr: 1.5, cpc: 50 });
  expect(withRates(NOTHING_COUNTED)).toMatchObject({ ctr: 0, cpc: 0 });
  expect(sumCounted([day, day])).toEqual({ impressions: 4000, clicks: 60, leads: 4, spend: 3000 });
});
