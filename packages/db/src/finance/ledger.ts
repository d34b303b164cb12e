import {
  type BookingKind,
  type BudgetChannel,
  bookingLines,
  type CampaignMoney,
  type CampaignStatus,
  type Channel,
  campaignLines,
  campaignMoney,
  type DynamicCampaignStatus,
  dynamicCampaignMoney,
  type FreeMoney,
  type LedgerLine,
  type SpendableMoney,
  spendableMoney,
  spentPerBudget,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { type BudgetColumn, budgetColumnNames, budgetsOf } from '../campaign/columns.ts';
import type { Db, Tx } from '../connect.ts';
import { isGivenUp } from '../publication/given-up.ts';

interface Booking {
  accountId: string;
  kind: BookingKind;
  /** YYYY-MM-DD. */
  day: string;
  /** A deposit is more than nothing; a correction may take away. */
  cents: number;
  description: string;
  /** Who booked it. */
  personId: string | null;
}

/** Books money into an account, or corrects what was booked. */
export async function book(tx: Tx, booking: Booking): Promise<void> {
  const { accountId, kind, day, cents, description, personId } = booking;
  const { id } = await tx
    .insertInto('ledger_entry')
    .values({ account_id: accountId, kind, day, description, person_id: personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(tx, accountId, [{ entryId: id, lines: bookingLines(kind, cents) }]);
}

/** A campaign, and what is booked for it. */
interface Held extends CampaignMoney {
  id: string;
  account_id: string;
}

interface Holding extends Held, Record<BudgetColumn, number | null> {
  status: CampaignStatus;
  /** In all; a campaign that was never published holds all of it. */
  budget: number | null;
  totals: { channel: Channel; spend: number }[];
  /** Where a network has it, or is to have it; null before it was published. */
  published: BudgetChannel[] | null;
}

/** What networks can spend of a campaign that runs. */
function spendableOf(row: Holding): SpendableMoney {
  const { totals, published, budget } = row;
  if (published === null) return { budget: budget ?? 0, spent: sumOf(totals) };
  const spent = spentPerBudget((channel) => sumOf(totals.filter((one) => one.channel === channel)));
  return spendableMoney(published, budgetsOf(row), spent);
}

const sumOf = (totals: Holding['totals']): number =>
  totals.reduce((sum, { spend }) => sum + spend, 0);

/**
 * Brings the ledger to what campaigns hold now: while they run, the rest of the budgets that networks have is
 * reserved; what networks have counted is spent. To be called in the transaction that changes status, budget,
 * publications or figures, with the campaigns locked; where nothing differs nothing is written. Answers how much less
 * is available to their accounts, in cents; below zero where something was given back.
 */
export async function settleCampaigns(tx: Tx, campaigns: readonly string[]): Promise<number> {
  const { rows } = await sql<Holding>`
    select c.id, c.account_id, c.status, c.custom_total_gross_budget as budget,
      ${sql.raw(Object.values(budgetColumnNames).join(', '))},
      (select coalesce(json_agg(json_build_object('channel', t.channel, 'spend', t.spend)), '[]')
        from campaign_total t where t.campaign_id = c.id) as totals,
      (select coalesce(json_agg(p.channel) filter (
          where p.wanted_delivery <> 'stopped' and not ${sql.raw(isGivenUp)}), '[]')
        from publication p where p.account_id = c.account_id and p.campaign_id = c.id
        having count(*) > 0) as published,
      coalesce(m.reserved, 0) as reserved, coalesce(m.spent, 0) as spent
    from campaign c left join campaign_money m on m.campaign_id = c.id
    where c.id = any (${campaigns}) order by c.account_id, c.id`.execute(tx);
  const moved = movedOf(rows, (row) =>
    campaignMoney({ status: row.status, spendable: spendableOf(row), spent: sumOf(row.totals) }),
  );
  if (moved.length === 0) return 0;
  await sql`
    insert into campaign_money (campaign_id, reserved, spent)
    select * from unnest(${moved.map(({ row }) => row.id)}::uuid[],
      ${moved.map(({ after }) => after.reserved)}::bigint[],
      ${moved.map(({ after }) => after.spent)}::bigint[])
    on conflict (campaign_id) do update set reserved = excluded.reserved, spent = excluded.spent`.execute(
    tx,
  );
  return bookMoved(tx, moved);
}

interface DynamicHolding extends Held {
  status: DynamicCampaignStatus;
  daily_budget: number;
  spend: number;
}

/** The same for a dynamic campaign: one day of its budget is reserved while it runs. */
export async function settleDynamicCampaign(tx: Tx, dynamicCampaignId: string): Promise<number> {
  const { rows } = await sql<DynamicHolding>`
    select c.id, c.account_id, c.status, c.daily_budget,
      c.money_reserved as reserved, c.money_spent as spent,
      coalesce((select sum(spend) from dynamic_figure f where f.dynamic_campaign_id = c.id), 0)::bigint as spend
    from dynamic_campaign c where c.id = ${dynamicCampaignId}`.execute(tx);
  const moved = movedOf(rows, ({ status, daily_budget, spend }) =>
    dynamicCampaignMoney({ status, dailyBudget: daily_budget, spent: spend }),
  );
  for (const { row, after } of moved) {
    await tx
      .updateTable('dynamic_campaign')
      .set({ money_reserved: after.reserved, money_spent: after.spent })
      .where('id', '=', row.id)
      .execute();
  }
  return bookMoved(tx, moved);
}

interface Moved<Row extends Held> {
  row: Row;
  after: CampaignMoney;
  lines: readonly LedgerLine[];
}

/** What holds something else than is booked. */
const movedOf = <Row extends Held>(
  rows: readonly Row[],
  moneyOf: (row: Row) => CampaignMoney,
): Moved<Row>[] =>
  rows.flatMap((row) => {
    const after = moneyOf(row);
    const lines = campaignLines(row, after);
    return lines.length > 0 ? [{ row, after, lines }] : [];
  });

/** One entry for each; answers how much less is available to their accounts. */
async function bookMoved(tx: Tx, moved: readonly Moved<Held>[]): Promise<number> {
  if (moved.length === 0) return 0;
  const { rows: entries } = await sql<{ id: number; campaign_id: string }>`
    insert into ledger_entry (account_id, kind, campaign_id)
    select account_id, 'campaign', campaign_id
    from unnest(${moved.map(({ row }) => row.account_id)}::uuid[],
      ${moved.map(({ row }) => row.id)}::uuid[]) as moved (account_id, campaign_id)
    returning id, campaign_id`.execute(tx);
  const entryOf = new Map(entries.map(({ id, campaign_id }) => [campaign_id, id]));
  for (const accountId of new Set(moved.map(({ row }) => row.account_id))) {
    const posted = moved.filter(({ row }) => row.account_id === accountId);
    await post(
      tx,
      accountId,
      posted.map(({ row, lines }) => ({ entryId: entryOf.get(row.id) as number, lines })),
    );
  }
  return moved.reduce(
    (sum, { row, after }) => sum + after.reserved + after.spent - row.reserved - row.spent,
    0,
  );
}

/** What campaigns of an account may still take of its money; null where that is no limit. */
export async function findFreeMoney(db: Db | Tx, accountId: string): Promise<FreeMoney> {
  const balance = await db
    .selectFrom('account_balance')
    .select(['available', 'is_limited'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return balance?.is_limited ? balance.available : null;
}

/** What is free to use where money was paid in and is no limit; null where the balance says nothing about a launch. */
export async function findUnlimitedMoney(db: Db | Tx, accountId: string): Promise<number | null> {
  const balance = await db
    .selectFrom('account_balance')
    .select('available')
    .where('account_id', '=', accountId)
    .where('is_limited', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ledger_entry')
          .select('id')
          .where('account_id', '=', accountId)
          .where('kind', '=', 'deposit'),
      ),
    )
    .executeTakeFirst();
  return balance?.available ?? null;
}

/** What campaigns of an account may still take, and whether that is a limit; the row stays locked until the end. */
export async function lockBalance(tx: Tx, accountId: string) {
  await openBalance(tx, accountId);
  return tx
    .selectFrom('account_balance')
    .select(['available', 'reserved', 'is_limited'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function openBalance(tx: Tx, accountId: string): Promise<void> {
  await tx
    .insertInto('account_balance')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the lines of entries and adds them to the balance of their account, which stays locked until the end. */
async function post(
  tx: Tx,
  accountId: string,
  entries: readonly { entryId: number; lines: readonly LedgerLine[] }[],
): Promise<void> {
  const lines = entries.flatMap(({ entryId, lines }) =>
    lines.map(({ place, amount }) => ({ entry_id: entryId, place, amount })),
  );
  if (lines.length === 0) return;
  await sql`
    insert into ledger_line (entry_id, place, amount)
    select * from unnest(${lines.map((line) => line.entry_id)}::bigint[],
      ${lines.map((line) => line.place)}::text[], ${lines.map((line) => line.amount)}::bigint[])`.execute(
    tx,
  );
  const sum = (place: LedgerLine['place']) =>
    lines.reduce((total, line) => total + (line.place === place ? line.amount : 0), 0);
  await openBalance(tx, accountId);
  await tx
    .updateTable('account_balance')
    .set(({ eb }) => ({
      available: eb('available', '+', sum('available')),
      reserved: eb('reserved', '+', sum('reserved')),
      spent: eb('spent', '+', sum('spent')),
    }))
    .where('account_id', '=', accountId)
    .execute();
}
