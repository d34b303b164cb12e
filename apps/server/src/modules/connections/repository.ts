import type { Database, Db, Tx } from '@posthorn/db';
import { budgetChannelsOn, campaignTitle, can, type Network } from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';
import { lockAccount } from '../../platform/lock-account.ts';
import { mayBeShown } from '../../platform/networks/may-be-shown.ts';
import { Refusal } from '../../platform/refusal.ts';

export type AdAccountRow = Selectable<Database['ad_account']>;
export type ConsentRow = Selectable<Database['consent']>;

interface Place {
  accountId: string;
  isSandbox: boolean;
}

/** With the name of the person who connected it. */
const adAccounts = (db: Db | Tx, { accountId, isSandbox }: Place) =>
  db
    .selectFrom('ad_account')
    .leftJoin('person', 'person.id', 'ad_account.connected_by')
    .selectAll('ad_account')
    .select(['person.first_name', 'person.last_name'])
    .where('ad_account.account_id', '=', accountId)
    .where('ad_account.is_sandbox', '=', isSandbox);

export const listAdAccounts = (db: Db | Tx, place: Place) => adAccounts(db, place).execute();

export type NamedAdAccount = Awaited<ReturnType<typeof listAdAccounts>>[number];

export const findAdAccount = (db: Db | Tx, place: Place, network: Network) =>
  adAccounts(db, place).where('ad_account.network', '=', network).executeTakeFirst();

export const findAccount = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('account')
    .select(['currency', 'time_zone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** The campaigns that a network has of an account and that are not over there. */
export async function listPublished(
  db: Db | Tx,
  accountId: string,
  network: Network,
): Promise<string[]> {
  const rows = await db
    .selectFrom('publication')
    .leftJoin('campaign', 'campaign.id', 'publication.campaign_id')
    .leftJoin('dynamic_campaign as dynamic', 'dynamic.id', 'publication.dynamic_campaign_id')
    .select(sql<string>`coalesce(campaign.id, dynamic.id)`.as('id'))
    .select(sql<string>`coalesce(campaign.title, dynamic.title)`.as('title'))
    .distinct()
    .where('publication.account_id', '=', accountId)
    .where('publication.channel', 'in', budgetChannelsOn(network))
    .where(mayBeShown('publication'))
    .orderBy('id')
    .execute();
  return rows.map(campaignTitle);
}

/** The person's role, for a call that names no account; master admins who are in the account have one, too. */
export const findRole = (db: Db | Tx, accountId: string, personId: string) =>
  db
    .selectFrom('account_role')
    .select('role')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .orderBy(sql`session_hash is null`)
    .executeTakeFirst();

/**
 * One change of connections at a time. Networks take seconds to answer: the person may have lost the right
 * meanwhile.
 */
export async function lockForConnecting(
  tx: Tx,
  accountId: string,
  personId: string,
): Promise<void> {
  await lockAccount(tx, accountId);
  const member = await findRole(tx, accountId, personId);
  if (!member || !can(member.role, 'connection.edit')) {
    throw new Refusal('forbidden', 'permission.role');
  }
}
