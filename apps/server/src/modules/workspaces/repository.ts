import type { Database, Db, Tx } from '@posthorn/db';
import { inOrderOfNames } from '@posthorn/domain';
import { type SelectQueryBuilder, sql } from 'kysely';
import { lockAccount } from '../../platform/lock-account.ts';

const columns = [
  'workspace.id',
  'workspace.name',
  'workspace.slug',
  'workspace.version',
  sql<string[]>`array(
    select c.id from campaign c where c.workspace_id = workspace.id order by c.id desc limit 100
  )`.as('campaign_ids'),
  sql<number>`(select count(*) from campaign c where c.workspace_id = workspace.id)`.as(
    'campaign_count',
  ),
] as const;

type FromWorkspace = SelectQueryBuilder<Database, 'workspace', object>;

const inOrder = (query: FromWorkspace) =>
  query.select(columns).orderBy('workspace.name').orderBy('workspace.id');

export function listWorkspaces(db: Db, accountId: string) {
  return inOrder(
    db.selectFrom('workspace').where('workspace.account_id', '=', accountId),
  ).execute();
}

export function listWorkspacesOfMember(db: Db, accountId: string, personId: string) {
  return inOrder(
    db
      .selectFrom('workspace')
      .where('workspace.account_id', '=', accountId)
      .where('workspace.id', 'in', (eb) =>
        eb
          .selectFrom('workspace_member')
          .select('workspace_id')
          .where('account_id', '=', accountId)
          .where('person_id', '=', personId),
      ),
  ).execute();
}

export function findWorkspace(tx: Db | Tx, accountId: string, workspaceId: string) {
  return tx
    .selectFrom('workspace')
    .select(columns)
    .where('workspace.account_id', '=', accountId)
    .where('workspace.id', '=', workspaceId)
    .executeTakeFirst();
}

/** Names and the last workspace are decided on all of them. */
export async function lockWorkspaces(tx: Tx, accountId: string) {
  await lockAccount(tx, accountId);
  return tx
    .selectFrom('workspace')
    .select(['id', 'name', 'slug'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function findAccountName(tx: Tx, accountId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
}

export function insertWorkspace(
  tx: Tx,
  accountId: string,
  workspace: { name: string; slug: string; mark_up: number | null; image_key: string | null },
) {
  return tx
    .insertInto('workspace')
    .values({ account_id: accountId, ...workspace })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function renameWorkspace(
  tx: Tx,
  accountId: string,
  workspaceId: string,
  name: string,
) {
  await tx
    .updateTable('workspace')
    .set({ name, version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', workspaceId)
    .execute();
}

export async function countCampaigns(tx: Tx, accountId: string, workspaceId: string) {
  const { count } = await tx
    .selectFrom('campaign')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteWorkspace(tx: Tx, accountId: string, workspaceId: string) {
  await tx
    .deleteFrom('workspace')
    .where('account_id', '=', accountId)
    .where('id', '=', workspaceId)
    .execute();
}

const memberQuery = (db: Db | Tx, accountId: string, workspaceId: string) =>
  db
    .selectFrom('workspace_member')
    .innerJoin('person', 'person.id', 'workspace_member.person_id')
    .select(['person.id', 'first_name', 'last_name', 'email', 'workspace_member.member_since'])
    .where('workspace_member.account_id', '=', accountId)
    .where('workspace_member.workspace_id', '=', workspaceId);

export async function listWorkspaceMembers(db: Db, accountId: string, workspaceId: string) {
  return inOrderOfNames(await memberQuery(db, accountId, workspaceId).execute());
}

export function findWorkspaceMember(
  tx: Tx,
  accountId: string,
  workspaceId: string,
  personId: string,
) {
  return memberQuery(tx, accountId, workspaceId)
    .where('person.id', '=', personId)
    .executeTakeFirst();
}

export function findAccountMember(tx: Db | Tx, accountId: string, personId: string) {
  return tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'first_name', 'last_name', 'email'])
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function insertWorkspaceMember(
  tx: Tx,
  accountId: string,
  member: { workspaceId: string; personId: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('workspace_member')
    .values({
      account_id: accountId,
      workspace_id: member.workspaceId,
      person_id: member.personId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether the person was in it. */
export async function deleteWorkspaceMember(
  tx: Tx,
  accountId: string,
  member: { workspaceId: string; memberId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('workspace_member')
    .where('account_id', '=', accountId)
    .where('workspace_id', '=', member.workspaceId)
    .where('person_id', '=', member.memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
