import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CampaignStatus, campaignStatuses } from '../campaign/status.ts';
import { campaignMoney } from './ledger.ts';
import { coverFinding, launchShortfall, takenBy } from './limit.ts';

test('money that is taken has to be free, to the cent', () => {
  const found = (taken: number, free: number | null) =>
    coverFinding(taken, free, 'EUR', 'total')?.code;
  expect(found(100_00, null)).toBeUndefined();
  expect(found(100_00, 100_00)).toBeUndefined();
  expect(found(100_01, 100_00)).toBe('finance.notCovered');
  // Nothing more is taken, although more was spent than paid in.
  expect(found(0, -100_00)).toBeUndefined();
  expect(found(-5, -100_00)).toBeUndefined();
});

test('what is over takes the rest of its budget again, what runs only what is added', () => {
  const money = (budget: number, spent = 200_00) => ({ budget, spent });
  const taken = (status: CampaignStatus, spent?: number) =>
    takenBy({ status, spendable: money(500_00, spent) }, money(600_00, spent));
  expect(taken('active')).toBe(100_00);
  expect(taken('stopped')).toBe(400_00);
  expect(takenBy({ status: 'draft', spendable: money(500_00) }, money(500_00))).toBe(300_00);
  // The network spent more than planned: what it is given first pays for that.
  expect(taken('active', 550_00)).toBe(50_00);
});

test('is what the ledger moves when the campaign runs with that budget', () => {
  const cents = fc.nat(10_000_000);
  fc.assert(
    fc.property(
      fc.constantFrom(...campaignStatuses),
      cents,
      cents,
      cents,
      (status, had, now, spent) => {
        const campaign = { status, spendable: { budget: had, spent }, spent };
        const larger = { budget: now, spent };
        const before = campaignMoney(campaign);
        const after = campaignMoney({ status: 'active', spendable: larger, spent });
        expect(takenBy(campaign, larger)).toBe(
          after.reserved + after.spent - before.reserved - before.spent,
        );
      },
    ),
  );
});

test('a launch lacks what it takes beyond what is free to use', () => {
  const spendable = { budget: 500_00, spent: 0 };
  const lacks = (status: CampaignStatus, available: number) =>
    launchShortfall({ status }, spendable, available);
  expect(lacks('draft', 500_00)).toBeNull();
  expect(lacks('to_approve', 499_99)).toBe(1);
  expect(lacks('failed', -20_00)).toBe(500_00);
  // What runs has its money already.
  expect(lacks('active', 0)).toBeNull();
});
