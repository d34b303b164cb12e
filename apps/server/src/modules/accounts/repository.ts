import type { Database, Db, Tx } from '@posthorn/db';
import { type AccountSettings, type BudgetChannel, pixelNetworks } from '@posthorn/domain';
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
      'account.alias',
      'account.street',
      'account.postal_code',
      'account.city',
      'account.country',
      'account.default_landing_page_url',
      'account.application_days',
      'account.pauses_lost_vacancies',
      'account.version',
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

export type AdAccountRow = Pick<
  Selectable<Database['ad_account']>,
  'id' | 'account_id' | 'network' | 'external_id' | 'application_events'
>;

/** The connected ad accounts of an account on the real networks, or on those of this machine. */
export const listAdAccounts = (
  db: Db | Tx,
  { accountId, isSandbox }: { accountId: string; isSandbox: boolean },
): Promise<AdAccountRow[]> =>
  db
    .selectFrom('ad_account')
    .select(['id', 'account_id', 'network', 'external_id', 'application_events'])
    .where('account_id', '=', accountId)
    .where('is_sandbox', '=', isSandbox)
    .where('sealed_keys', 'is not', null)
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

export async function saveSettings(
  tx: Tx,
  accountId: string,
  { utm, ...settings }: AccountSettings,
  version: number,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ ...settings, utm: JSON.stringify(utm), version })
    .where('id', '=', accountId)
    .execute();
}

interface OnNetworks {
  accountId: string;
  isSandbox: boolean;
}

/** The event of the pixel in the connected ad account; undefined where none is connected. */
export const findConversionId = (db: Db | Tx, { accountId, isSandbox }: OnNetworks) =>
  db
    .selectFrom('ad_account')
    .select('conversion_id')
    .where('account_id', '=', accountId)
    .where('is_sandbox', '=', isSandbox)
    .where('network', 'in', pixelNetworks)
    .where('sealed_keys', 'is not', null)
    .executeTakeFirst();

export async function saveConversionId(
  tx: Tx,
  { accountId, isSandbox }: OnNetworks,
  conversion_id: string | null,
): Promise<void> {
  await tx
    .updateTable('ad_account')
    .set({ conversion_id })
    .where('account_id', '=', accountId)
    .where('is_sandbox', '=', isSandbox)
    .where('network', 'in', pixelNetworks)
    .execute();
}

export async function findPixelId(db: Db | Tx, accountId: string): Promise<string | null> {
  const { pixel_id } = await db
    .selectFrom('account')
    .select('pixel_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return pixel_id;
}

export async function savePixelId(
  tx: Tx,
  accountId: string,
  pixel_id: string | null,
): Promise<void> {
  await tx.updateTable('account').set({ pixel_id }).where('id', '=', accountId).execute();
}
