import { campaignMoney, runningStatuses } from '@posthorn/domain';
import fc from 'fast-check';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, makeCampaign, makeWorkspace } from '../builders/builders.ts';
import { writeFigures } from '../campaign/write-figures.ts';
import type { Connection, Tx } from '../connect.ts';
import type { Database } from '../schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { book, settleCampaigns } from './ledger.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const inTx = <Result>(change: (tx: Tx) => Promise<Result>) =>
  connection.db.transaction().execute(change);

async function anAccount() {
  const account = await makeAccount(connection.db);
  const workspace = await makeWorkspace(connection.db, { account_id: account.id });
  const campaign = () =>
    makeCampaign(connection.db, {
      account_id: account.id,
      workspace_id: workspace.id,
      custom_total_gross_budget: 500_00,
    });
  return { id: account.id, campaigns: [await campaign(), await campaign()] as const };
}

type Account = Awaited<ReturnType<typeof anAccount>>;

const change = (campaignId: string, set: { status?: 'active' | 'stopped'; budget?: number }) =>
  inTx(async (tx) => {
    await tx
      .updateTable('campaign')
      .set({
        ...(set.status && { status: set.status }),
        ...(set.budget !== undefined && { custom_total_gross_budget: set.budget }),
      })
      .where('id', '=', campaignId)
      .execute();
    await settleCampaigns(tx, [campaignId]);
  });

const report = (campaignId: string, day: string, spend: number) =>
  inTx((tx) =>
    writeFigures(tx, [{ campaign_id: campaignId, day, channel: 'facebook', clicks: 1, spend }]),
  );

const deposit = (accountId: string, cents: number, kind: 'deposit' | 'correction' = 'deposit') =>
  inTx((tx) =>
    book(tx, { accountId, kind, day: '2027-01-04', cents, description: '', personId: null }),
  );

const balance = (accountId: string) =>
  connection.db
    .selectFrom('account_balance')
    .select(['available', 'reserved', 'spent'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** What the lines of an account say, place by place. */
async function sums(accountId: string) {
  const { rows } = await sql<{ place: string; amount: number }>`
    select place, sum(amount)::bigint as amount from ledger_line
    join ledger_entry on ledger_entry.id = entry_id
    where account_id = ${accountId} group by place`.execute(connection.db);
  const amounts = Object.fromEntries(rows.map(({ place, amount }) => [place, amount]));
  return (place: string) => amounts[place] ?? 0;
}

async function expectConsistent({ id, campaigns }: Account): Promise<void> {
  const at = await sums(id);
  const held = (await balance(id)) ?? { available: 0, reserved: 0, spent: 0 };
  expect(held).toEqual({
    available: at('available'),
    reserved: at('reserved'),
    spent: at('spent'),
  });
  const inside = held.available + held.reserved + held.spent;
  expect(inside + at('deposits') + at('corrections')).toBe(0);
  let [reserved, spent] = [0, 0];
  for (const { id: campaignId } of campaigns) {
    const row = await connection.db
      .selectFrom('campaign')
      .leftJoin('campaign_money', 'campaign_money.campaign_id', 'campaign.id')
      .select(['status', 'custom_total_gross_budget as budget', 'reserved', 'spent'])
      .select((eb) =>
        eb
          .selectFrom('campaign_figure')
          .select((of) => of.fn.sum<number>('spend').as('spend'))
          .where('campaign_figure.campaign_id', '=', campaignId)
          .as('figures'),
      )
      .where('campaign.id', '=', campaignId)
      .executeTakeFirstOrThrow();
    const counted = Number(row.figures ?? 0);
    const spendable = { budget: row.budget ?? 0, spent: counted };
    const holds = campaignMoney({ status: row.status, spendable, spent: counted });
    expect({ reserved: row.reserved ?? 0, spent: row.spent ?? 0 }).toEqual(holds);
    reserved += holds.reserved;
    spent += holds.spent;
  }
  expect({ reserved: held.reserved, spent: held.spent }).toEqual({ reserved, spent });
}

test('a launch reserves the budget, figures spend it, a correction of theirs gives back, an end releases', async () => {
  const account = await anAccount();
  const [{ id }] = account.campaigns;
  await deposit(account.id, 1_000_00);
  await change(id, { status: 'active' });
  expect(await balance(account.id)).toEqual({ available: 500_00, reserved: 500_00, spent: 0 });
  await report(id, '2027-01-04', 80_00);
  expect(await balance(account.id)).toEqual({ available: 500_00, reserved: 420_00, spent: 80_00 });
  await report(id, '2027-01-04', 75_00);
  expect(await balance(account.id)).toEqual({ available: 500_00, reserved: 425_00, spent: 75_00 });
  await change(id, { budget: 600_00 });
  expect(await balance(account.id)).toEqual({ available: 400_00, reserved: 525_00, spent: 75_00 });
  await change(id, { status: 'stopped' });
  expect(await balance(account.id)).toEqual({ available: 925_00, reserved: 0, spent: 75_00 });
  await expectConsistent(account);
});

describe('once it is published', () => {
  async function published() {
    const account = await anAccount();
    const [{ id }] = account.campaigns;
    const budgets = { facebook_budget: 200_00, google_search_budget: 300_00 };
    await connection.db.updateTable('campaign').set(budgets).where('id', '=', id).execute();
    for (const channel of ['facebook', 'googleSearch'] as const) {
      await connection.db
        .insertInto('publication')
        .values({ account_id: account.id, campaign_id: id, channel })
        .execute();
    }
    await change(id, { status: 'active' });
    const reserved = async () => (await balance(account.id))?.reserved;
    const settleWith = (set: Updateable<Database['publication']>) =>
      inTx(async (tx) => {
        await tx
          .updateTable('publication')
          .set(set)
          .where('campaign_id', '=', id)
          .where('channel', '=', 'facebook')
          .execute();
        await settleCampaigns(tx, [id]);
      });
    return { account, id, reserved, settleWith };
  }

  test('a campaign holds the budgets of the channels it is published on', async () => {
    const { account, id, reserved } = await published();
    expect(await reserved()).toBe(500_00);
    await connection.db.deleteFrom('publication').where('channel', '=', 'facebook').execute();
    await inTx((tx) => settleCampaigns(tx, [id]));
    expect(await balance(account.id)).toEqual({ available: -300_00, reserved: 300_00, spent: 0 });
  });

  test('what a channel has spent stays spent when it is stopped, the rest is free again', async () => {
    const { account, id, settleWith } = await published();
    await report(id, '2027-01-04', 80_00);
    expect(await balance(account.id)).toMatchObject({ reserved: 420_00, spent: 80_00 });
    await settleWith({ wanted_delivery: 'stopped' });
    expect(await balance(account.id)).toEqual({
      available: -380_00,
      reserved: 300_00,
      spent: 80_00,
    });
  });

  test('a channel that failed holds its budget while it is tried or waits for someone', async () => {
    const { account, id, reserved, settleWith } = await published();
    const error = await connection.db
      .insertInto('campaign_error')
      .values({
        ...{ account_id: account.id, campaign_id: id, channel: 'facebook', kind: 'delivery' },
        ...{ code: '100', message: 'Refused', user_message: 'Refused', request_id: 'r' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settleWith({ state: 'failed', due_at: null });
    expect(await reserved()).toBe(500_00);
    await connection.db
      .updateTable('campaign_error')
      .set({ is_open: false, resolution: 'wont_fix', resolved_at: new Date() })
      .where('id', '=', error.id)
      .execute();
    await settleWith({ due_at: new Date() });
    expect(await reserved()).toBe(500_00);
    await settleWith({ due_at: null });
    expect(await reserved()).toBe(300_00);
    await settleWith({ state: 'waiting', due_at: new Date() });
    expect(await reserved()).toBe(500_00);
  });
});

test('settling again writes nothing', async () => {
  const account = await anAccount();
  const [{ id }] = account.campaigns;
  await change(id, { status: 'active' });
  const entries = () =>
    connection.db
      .selectFrom('ledger_entry')
      .select('id')
      .where('account_id', '=', account.id)
      .execute();
  const before = await entries();
  await inTx((tx) => settleCampaigns(tx, [id]));
  expect(await entries()).toEqual(before);
});

test('any order of bookings, launches and corrections of networks keeps ledger, balance and figures together', async () => {
  const which = fc.nat(1);
  const step = fc.oneof(
    fc.record({ do: fc.constant('deposit' as const), cents: fc.integer({ min: 1, max: 999_99 }) }),
    fc.record({
      do: fc.constant('correct' as const),
      cents: fc.integer({ min: -999_99, max: 999_99 }),
    }),
    fc.record({
      do: fc.constant('move' as const),
      which,
      status: fc.constantFrom('active' as const, 'stopped' as const),
    }),
    fc.record({ do: fc.constant('budget' as const), which, cents: fc.nat(900_00) }),
    fc.record({
      do: fc.constant('report' as const),
      which,
      day: fc.constantFrom('2027-01-04', '2027-01-05'),
      cents: fc.nat(700_00),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const account = await anAccount();
      const idOf = (n: number) => (account.campaigns[n] ?? account.campaigns[0]).id;
      for (const one of steps) {
        if (one.do === 'deposit') await deposit(account.id, one.cents);
        if (one.do === 'correct') await deposit(account.id, one.cents, 'correction');
        if (one.do === 'move') await change(idOf(one.which), { status: one.status });
        if (one.do === 'budget') await change(idOf(one.which), { budget: one.cents });
        if (one.do === 'report') await report(idOf(one.which), one.day, one.cents);
      }
      await expectConsistent(account);
    }),
    { numRuns: 25, seed: 20270104 },
  );
});

test('two changes at once of one account both reach the balance', async () => {
  const account = await anAccount();
  const [one, other] = account.campaigns;
  await Promise.all([
    change(one.id, { status: 'active' }),
    change(other.id, { status: 'active' }),
    deposit(account.id, 2_000_00),
    report(one.id, '2027-01-04', 10_00),
    report(other.id, '2027-01-04', 20_00),
  ]);
  expect(await balance(account.id)).toEqual({
    available: 1_000_00,
    reserved: 970_00,
    spent: 30_00,
  });
  await expectConsistent(account);
});

test('an entry whose lines do not add up to zero, or that is changed later, is refused', async () => {
  const account = await anAccount();
  await deposit(account.id, 10_00);
  const entry = await connection.db
    .selectFrom('ledger_entry')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  await expect(
    connection.db
      .insertInto('ledger_line')
      .values({ entry_id: entry.id, place: 'reserved', amount: 1 })
      .execute(),
  ).rejects.toThrow('do not add up to zero');
  await expect(
    connection.db
      .updateTable('ledger_line')
      .set({ amount: 5 })
      .where('entry_id', '=', entry.id)
      .execute(),
  ).rejects.toThrow('never changed');
  await expect(
    connection.db
      .updateTable('ledger_entry')
      .set({ description: 'another' })
      .where('id', '=', entry.id)
      .execute(),
  ).rejects.toThrow('never changed');
});

test('the statuses in which money is reserved are those the ledger began with', () => {
  // The migration that made the ledger names them.
  expect(runningStatuses).toEqual(['active', 'paused']);
});
