import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CampaignType } from '../campaign/type.ts';
import { withTotal } from './advised-budget.ts';
import { type ChannelAmounts, totalOf } from './campaign-budget.ts';
import {
  BUDGET_CHANGE_MAX,
  BUDGET_CHANGE_MIN,
  budgetChangeFinding,
  changedShares,
  changedTotal,
} from './change-budget.ts';
import { withBudget } from './set-budget.ts';

const none: ChannelAmounts = {
  facebook: null,
  googleDisplay: null,
  googleSearch: null,
  linkedIn: null,
};
const draft = {
  status: 'draft' as const,
  type: 'consideration' as CampaignType,
  packageId: null,
  channelsOff: [],
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  customTotalGrossBudget: null as number | null,
  channelBudget: none,
};

test('a total goes up and down in whole units', () => {
  expect(changedTotal(1_000_00, 10)).toBe(1_100_00);
  expect(changedTotal(1_000_00, -25)).toBe(750_00);
  expect(changedTotal(333_00, 10)).toBe(366_00);
});

test('a percentage beyond what is meant is refused', () => {
  expect(budgetChangeFinding(BUDGET_CHANGE_MIN, 'percent')).toBeUndefined();
  expect(budgetChangeFinding(BUDGET_CHANGE_MAX, 'percent')).toBeUndefined();
  expect(budgetChangeFinding(BUDGET_CHANGE_MIN - 1, 'percent')?.code).toBe('field.between');
  expect(budgetChangeFinding(BUDGET_CHANGE_MAX + 1, 'percent')?.path).toBe('percent');
});

test('a budget that is divided as advised stays so', () => {
  const advised = withTotal(draft, 2_000_00, 'EUR');
  expect(changedShares(advised, 50, 'EUR')).toMatchObject(
    Object.fromEntries(
      Object.entries(withTotal(draft, 3_000_00, 'EUR').channelBudget).map(([channel, share]) => [
        channel,
        share || null,
      ]),
    ),
  );
});

test('shares made by hand keep their proportion', () => {
  const byHand = withBudget(draft, { ...none, facebook: 300_00, linkedIn: 700_00 });
  expect(changedShares(byHand, 10, 'EUR')).toMatchObject({ facebook: 330_00, linkedIn: 770_00 });
});

test('where nothing is divided there are no shares', () => {
  expect(changedShares(draft, 10, 'EUR')).toBeUndefined();
  expect(changedShares({ ...draft, customTotalGrossBudget: 5_00 }, 10, 'EUR')).toBeUndefined();
});

test('shares are always the whole of the changed total', () => {
  const units = fc.integer({ min: 1, max: 20_000 }).map((amount) => amount * 100);
  const percent = fc.integer({ min: BUDGET_CHANGE_MIN, max: BUDGET_CHANGE_MAX });
  fc.assert(
    fc.property(units, units, units, percent, (facebook, googleSearch, linkedIn, by) => {
      const byHand = withBudget(draft, { ...none, facebook, googleSearch, linkedIn });
      const shares = changedShares(byHand, by, 'EUR') ?? none;
      expect(totalOf(shares)).toBe(changedTotal(byHand.customTotalGrossBudget ?? 0, by));
      expect(Object.values(shares).every((share) => (share ?? 0) >= 0)).toBe(true);
    }),
  );
});
