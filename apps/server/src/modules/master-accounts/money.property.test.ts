import { writeFigures } from '@posthorn/db';
import { campaignMoney } from '@posthorn/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeReadyCampaign } from '../../testing/ready-campaign.ts';
import { admin, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';

setWholeScene();

const BUDGET = 1_000_00;
const cents = fc.integer({ min: 1, max: 2_000_00 });
const which = fc.nat(2);
const step = fc.oneof(
  fc.record({ does: fc.constant('deposit' as const), amount: cents }),
  fc.record({ does: fc.constant('correct' as const), amount: cents.map((one) => -one) }),
  fc.record({ does: fc.constant('launch' as const), which }),
  fc.record({ does: fc.constant('boost' as const), which }),
  fc.record({ does: fc.constant('stop' as const), which }),
  fc.record({ does: fc.constant('limit' as const), isOn: fc.boolean() }),
  // Networks count a day again and again, and take back what they counted before.
  fc.record({ does: fc.constant('report' as const), which, amount: cents, day: fc.nat(2) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function money(accountId: string) {
  const { rows } = await sql<{ available: number; reserved: number; spent: number; lines: number }>`
    select coalesce(b.available, 0) as available, coalesce(b.reserved, 0) as reserved,
      coalesce(b.spent, 0) as spent,
      coalesce((select sum(l.amount) from ledger_entry e join ledger_line l on l.entry_id = e.id
        where e.account_id = a.id and l.place = 'available'), 0)::bigint as lines
    from account a left join account_balance b on b.account_id = a.id
    where a.id = ${accountId}`.execute(server.db);
  const [row] = rows;
  if (!row) throw new Error('The account is gone');
  return row;
}

async function campaignsOf(ids: readonly string[]) {
  const rows = await server.db
    .selectFrom('campaign')
    .select(['id', 'status', 'custom_total_gross_budget'])
    .select(
      sql<number>`coalesce((select sum(spend) from campaign_total t where t.campaign_id = campaign.id), 0)::bigint`.as(
        'spent',
      ),
    )
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, status, spent, custom_total_gross_budget: total }) => ({
    id,
    status,
    spent,
    spendable: { budget: total ?? 0, spent },
  }));
}

test('ledger, balance and figures agree after any order of bookings, launches and corrections', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { account, workspace } = world;
      const owned = { account_id: account.id, workspace_id: workspace.id };
      const drafts = [0, 1, 2].map(() => makeReadyCampaign(server.db, owned));
      const ids = (await Promise.all(drafts)).map(({ id }) => id);
      const before = await money(account.id);
      const others = { reserved: before.reserved, spent: before.spent };
      const master = await server.client(world.master.admin.id);
      const params = { accountId: account.id };
      let isLimited = false;
      let paidIn = before.available + before.reserved + before.spent;
      await master.call('updateManagedAccount', { params, body: { isMoneyLimited: false } });

      const take = async (one: Step): Promise<number | undefined> => {
        if (one.does === 'limit') {
          const body = { isMoneyLimited: one.isOn };
          await master.call('updateManagedAccount', { params, body });
          isLimited = one.isOn;
          return undefined;
        }
        if (one.does === 'deposit' || one.does === 'correct') {
          const kind = one.does === 'deposit' ? 'deposit' : 'correction';
          const body = { kind, date: '2026-01-05', amount: one.amount, description: 'x' } as const;
          const { status } = await master.call('bookMoney', { params, body });
          expect(status).toBe(201);
          paidIn += one.amount;
          return undefined;
        }
        const campaignId = ids[one.which] ?? '';
        if (one.does === 'report') {
          const figure = { campaign_id: campaignId, channel: 'googleSearch' as const, clicks: 1 };
          const day = `2026-01-0${one.day + 1}`;
          await server.db
            .transaction()
            .execute((tx) => writeFigures(tx, [{ ...figure, day, spend: one.amount }]));
          return undefined;
        }
        if (one.does === 'launch') {
          return (await admin.send('deployCampaign', { params: { campaignId } })).status;
        }
        if (one.does === 'stop') {
          return (await admin.send('stopCampaign', { params: { campaignId } })).status;
        }
        const body = { additionalBudget: { amount: 100_00 } };
        return (await admin.send('boostCampaign', { params: { campaignId }, body })).status;
      };

      for (const one of steps) {
        const was = await money(account.id);
        const held = await campaignsOf(ids);
        const status = await take(one);
        const is = await money(account.id);
        const now = await campaignsOf(ids);
        // The sum of the lines, and what campaigns hold, is what the balance says.
        expect(is.lines).toBe(is.available);
        const holds = now.map(campaignMoney);
        const sum = (place: 'reserved' | 'spent') =>
          holds.reduce((total, holding) => total + holding[place], others[place]);
        expect(is.reserved).toBe(sum('reserved'));
        expect(is.spent).toBe(sum('spent'));
        expect(is.available + is.reserved + is.spent).toBe(paidIn);
        if (status === 200 && isLimited && is.available < was.available) {
          expect(is.available).toBeGreaterThanOrEqual(0);
        }
        if (
          one.does === 'launch' &&
          held.find(({ id }) => id === ids[one.which])?.status === 'draft'
        ) {
          const spent = held.find(({ id }) => id === ids[one.which])?.spent ?? 0;
          const needs = Math.max(0, BUDGET - spent);
          const isCovered = !isLimited || needs <= 0 || needs <= was.available;
          expect(status).toBe(isCovered ? 200 : 422);
        }
        if (status !== undefined && status !== 200) expect(is).toEqual(was);
      }
    }),
    { numRuns: 12, seed: 20270105 },
  );
});
