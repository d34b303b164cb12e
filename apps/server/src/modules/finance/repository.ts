import type { Db, Tx } from '@posthorn/db';
import { type BookingKind, type LedgerPlace, PAYMENT_DAYS } from '@posthorn/domain';
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

const spends = (db: Db, accountId: string) =>
  db
    .selectFrom('campaign')
    .innerJoin('campaign_money', 'campaign_money.campaign_id', 'campaign.id')
    .select(['campaign.id', 'title', 'start_date', 'spent'])
    .where('account_id', '=', accountId)
    .orderBy('start_date', (order) => order.desc().nullsLast())
    .orderBy('campaign.id', 'desc');

export const listAllSpends = (db: Db, accountId: string) => spends(db, accountId).execute();

export function listSpends(db: Db, accountId: string, { search, limit, offset }: SpendsPage) {
  const page = spends(db, accountId).limit(limit).offset(offset);
  if (search === '') return page.execute();
  return page.where('search_text', 'like', sql<string>`inside_pattern(${search})`).execute();
}

export const listRecipients = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('balance_recipient')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
