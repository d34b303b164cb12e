import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campaignStatuses } from '../campaign/status.ts';
import {
  balanceTotal,
  bookingLines,
  campaignLines,
  campaignMoney,
  freeOf,
  spendableMoney,
} from './ledger.ts';

const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((total, { amount }) => total + amount, 0);

describe('what a campaign holds', () => {
  test.each([
    ['draft', 500_00, 0, { reserved: 0, spent: 0 }],
    ['to_approve', 500_00, 0, { reserved: 0, spent: 0 }],
    ['active', 500_00, 0, { reserved: 500_00, spent: 0 }],
    ['active', 500_00, 120_50, { reserved: 379_50, spent: 120_50 }],
    ['paused', 500_00, 120_50, { reserved: 379_50, spent: 120_50 }],
    // Networks may spend a little more than was planned.
    ['active', 500_00, 503_10, { reserved: 0, spent: 503_10 }],
    ['stopped', 500_00, 120_50, { reserved: 0, spent: 120_50 }],
    ['finished', 500_00, 499_99, { reserved: 0, spent: 499_99 }],
    ['failed', 500_00, 0, { reserved: 0, spent: 0 }],
    ['active', 0, 0, { reserved: 0, spent: 0 }],
  ] as const)('%s, budget %s, spent %s', (status, budget, spent, holds) => {
    expect(campaignMoney({ status, spendable: { budget, spent }, spent })).toEqual(holds);
  });

  test('is nothing of channels that cannot spend, but all that was spent', () => {
    const budgets = {
      facebook: 300_00,
      googleDisplay: 400_00,
      googleSearch: 200_00,
      linkedIn: null,
    };
    const spent = { facebook: 20_00, googleDisplay: 0, googleSearch: 50_00, linkedIn: 0 };
    const spendable = spendableMoney(['googleSearch', 'linkedIn'], budgets, spent);
    expect(spendable).toEqual({ budget: 200_00, spent: 50_00 });
    expect(campaignMoney({ status: 'active', spendable, spent: 70_00 })).toEqual({
      reserved: 150_00,
      spent: 70_00,
    });
  });
});

describe('entries', () => {
  test('a deposit comes from outside and is free to use', () => {
    expect(bookingLines('deposit', 1_234_56)).toEqual([
      { place: 'deposits', amount: -1_234_56 },
      { place: 'available', amount: 1_234_56 },
    ]);
  });

  test('a correction may take away', () => {
    expect(bookingLines('correction', -10_00)).toEqual([
      { place: 'corrections', amount: 10_00 },
      { place: 'available', amount: -10_00 },
    ]);
  });

  test('a launch reserves, spending takes from what is reserved, an end releases the rest', () => {
    const nothing = { reserved: 0, spent: 0 };
    const launched = { reserved: 500_00, spent: 0 };
    const spending = { reserved: 380_00, spent: 120_00 };
    const stopped = { reserved: 0, spent: 120_00 };
    expect(campaignLines(nothing, launched)).toEqual([
      { place: 'available', amount: -500_00 },
      { place: 'reserved', amount: 500_00 },
    ]);
    expect(campaignLines(launched, spending)).toEqual([
      { place: 'reserved', amount: -120_00 },
      { place: 'spent', amount: 120_00 },
    ]);
    expect(campaignLines(spending, stopped)).toEqual([
      { place: 'available', amount: 380_00 },
      { place: 'reserved', amount: -380_00 },
    ]);
    expect(campaignLines(stopped, stopped)).toEqual([]);
  });

  test('add up to zero, whatever a campaign goes through', () => {
    const holding = fc
      .record({
        status: fc.constantFrom(...campaignStatuses),
        spendable: fc.record({ budget: fc.nat(10_000_000), spent: fc.nat(10_000_000) }),
        spent: fc.nat(10_000_000),
      })
      .map(campaignMoney);
    fc.assert(
      fc.property(holding, holding, (before, after) => {
        expect(sum(campaignLines(before, after))).toBe(0);
      }),
    );
  });
});

test('the balance is what is free and what is reserved', () => {
  expect(balanceTotal({ available: 100_00, reserved: 250_00 })).toBe(350_00);
  expect(freeOf(350_00, 250_00)).toBe(100_00);
});
