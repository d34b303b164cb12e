import type { Database, Db, Tx } from '@posthorn/db';
import type { BudgetChannel } from '@posthorn/domain';
import type { Selectable } from 'kysely';

export function findAccount(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('account')
    .leftJoin('place', 'place.id', 'account.place_id')
    .select([
      'account.id',
      'account.name',
      'account.currency',
      'account.time_zone',
      'account.primary_language',
      'account.utm',
      'account.beneficiary',
      'account.payer',
      'place.id as place_id',
      'place.name as place_name',
      'place.type as place_type',
      'place.country_name',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export async function findFeatures(db: Db, accountId: string) {
  const account = await db
    .selectFrom('account')
    .select('features')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.features;
}

export function listSocialPages(db: Db, accountId: string) {
  return db
    .selectFrom('social_page')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('channel')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findSocialPage(db: Db, accountId: string, pageId: string) {
  return db
    .selectFrom('social_page')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', pageId)
    .executeTakeFirst();
}

export type AdAccountRow = Pick<
  Selectable<Database['ad_account']>,
  'id' | 'account_id' | 'network' | 'external_id' | 'application_events'
>;

/** The ad accounts of an account on the real networks, or on those of this machine. */
export const listAdAccounts = (
  db: Db | Tx,
  { accountId, isSandbox }: { accountId: string; isSandbox: boolean },
): Promise<AdAccountRow[]> =>
  db
    .selectFrom('ad_account')
    .select(['id', 'account_id', 'network', 'external_id', 'application_events'])
    .where('account_id', '=', accountId)
    .where('is_sandbox', '=', isSandbox)
    .execute();

/** Without a time at which they were read, figures are read from the first day on. */
export async function saveApplicationEvents(
  tx: Tx,
  { id, account_id }: AdAccountRow,
  application_events: string[],
  channels: readonly BudgetChannel[],
): Promise<void> {
  await tx.updateTable('ad_account').set({ application_events }).where('id', '=', id).execute();
  await tx
    .updateTable('publication')
    .set({ figures_at: null, followed_at: null })
    .where('account_id', '=', account_id)
    .where('channel', 'in', channels)
    .execute();
}
