import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignStatuses } from '../campaign/status.ts';
import { campaignMoney } from './ledger.ts';
import { coverFinding, takenBy } from './limit.ts';

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
  const held = { customTotalGrossBudget: 500_00, spent: 200_00 };
  expect(takenBy({ ...held, status: 'active' }, 600_00)).toBe(100_00);
  expect(takenBy({ ...held, status: 'stopped' }, 600_00)).toBe(400_00);
  expect(takenBy({ ...held, status: 'draft' }, 500_00)).toBe(300_00);
  // The network spent more than planned: what it is given first pays for that.
  expect(takenBy({ ...held, spent: 550_00, status: 'active' }, 600_00)).toBe(50_00);
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
        const campaign = { status, customTotalGrossBudget: had, spent };
        const before = campaignMoney(campaign);
        const after = campaignMoney({ status: 'active', customTotalGrossBudget: now, spent });
        expect(takenBy(campaign, now)).toBe(
          after.reserved + after.spent - before.reserved - before.spent,
        );
      },
    ),
  );
});
