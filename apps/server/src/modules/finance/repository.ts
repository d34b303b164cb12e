import type { Db, Tx } from '@posthorn/db';
import { type BookingKind, type LedgerPlace, PAYMENT_DAYS, type Product } from '@posthorn/domain';
import { type NotNull, sql } from 'kysely';

/** With the standard of an account for which none were entered. */
export async function findSettings(db: Db, accountId: string) {
  const { payment_period, ...settings } = await db
    .selectFrom('account')
    .leftJoin('finance_setting', 'finance_setting.account_id', 'account.id')
    .select(['account.currency', 'invoice_email', 'vat_number', 'billing_option', 'tax_group'])
    .select(['payment_period', 'cost_center'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...settings, payment_period: payment_period ?? PAYMENT_DAYS };
}

export async function findBalance(db: Db, accountId: string) {
  const row = await db
    .selectFrom('account')
    .leftJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select(['account.currency', 'available', 'reserved'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...row, available: row.available ?? 0, reserved: row.reserved ?? 0 };
}

const AVAILABLE = 'available' satisfies LedgerPlace;

export const listBookings = (db: Db, accountId: string, kind: BookingKind) =>
  db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select(['ledger_entry.id', 'day', 'amount', 'description'])
    .$narrowType<{ day: NotNull }>()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('place', '=', AVAILABLE)
    .orderBy('day', 'desc')
    .orderBy('ledger_entry.id', 'desc')
    .execute();

interface SpendsPage {
  search: string;
  limit: number;
  offset: number;
}

interface Spend {
  id: string;
  title: string;
  start_date: string | null;
  spent: number;
  product: Product;
}

const JOB_MARKETING: Product = 'jobMarketing';
const DYNAMIC_ADS: Product = 'dynamicAds';

/** What campaigns and deployed dynamic campaigns have spent; the newest first. */
async function listSpent(
  db: Db,
  accountId: string,
  { search, limit, offset }: Partial<SpendsPage>,
): Promise<Spend[]> {
  const { rows } = await sql<Spend>`
    select id, title, start_date, spent, product from (
      select c.id, c.title, c.start_date, m.spent, ${JOB_MARKETING}::text as product, c.search_text
      from campaign c join campaign_money m on m.campaign_id = c.id
      where c.account_id = ${accountId}
      union all
      select d.id, d.title, d.start_date, d.money_spent, ${DYNAMIC_ADS}::text,
        fold(d.title || ' ' || d.reference_number)
      from dynamic_campaign d
      where d.account_id = ${accountId} and d.start_date is not null
    ) s
    ${search ? sql`where search_text like inside_pattern(${search})` : sql``}
    order by start_date desc nulls last, id desc
    limit ${limit ?? null} offset ${offset ?? 0}`.execute(db);
  return rows;
}

export const listAllSpends = (db: Db, accountId: string): Promise<Spend[]> =>
  listSpent(db, accountId, {});

export const listSpends = (db: Db, accountId: string, page: SpendsPage): Promise<Spend[]> =>
  listSpent(db, accountId, page);

export const listRecipients = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('balance_recipient')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
