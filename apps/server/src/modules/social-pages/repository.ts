import { type Db, pageColumnNames, type Tx } from '@posthorn/db';
import type { LeadformStatus, PageRequest, SocialChannel } from '@posthorn/domain';
import { campaignStatuses, isOver, pageFields } from '@posthorn/domain';
import { sql } from 'kysely';

export const listSocialPages = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('social_page')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('channel')
    .orderBy('name')
    .orderBy('id')
    .execute();

export const findSocialPage = (db: Db | Tx, accountId: string, pageId: string) =>
  db
    .selectFrom('social_page')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', pageId)
    .executeTakeFirst();

export async function setLeadformStatus(
  tx: Tx,
  pageId: string,
  leadform_status: LeadformStatus,
): Promise<void> {
  await tx.updateTable('social_page').set({ leadform_status }).where('id', '=', pageId).execute();
}

export async function deletePage(tx: Tx, pageId: string): Promise<void> {
  await tx.deleteFrom('social_page').where('id', '=', pageId).execute();
}

/** Campaigns that still need the page, newest first. */
export const listCampaignsWithPage = (
  db: Db | Tx,
  page: { account_id: string; id: string; channel: SocialChannel },
  limit: number,
) =>
  db
    .selectFrom('campaign')
    .select(['id', 'title', sql<number>`(count(*) over ())::int`.as('count')])
    .where('account_id', '=', page.account_id)
    .where(pageColumnNames[pageFields[page.channel]], '=', page.id)
    .where('status', 'not in', campaignStatuses.filter(isOver))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const listPendingRequests = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('social_page_request')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();

export const lockRequest = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('social_page_request')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const insertRequest = (tx: Tx, accountId: string, request: PageRequest) =>
  tx
    .insertInto('social_page_request')
    .values({ account_id: accountId, ...request })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function completeRequest(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('social_page_request')
    .set({ status: 'completed' })
    .where('id', '=', requestId)
    .execute();
}

/** Accounts that wait for a page, or have pages for whose forms terms were asked: those may be withdrawn, too. */
export async function listWaitingAccounts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from social_page_request where status = 'pending'
    union
    select account_id from social_page where leadform_status is not null`.execute(db);
  return rows.map(({ account_id }) => account_id);
}
