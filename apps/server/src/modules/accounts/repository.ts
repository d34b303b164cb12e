import type { Db } from '@posthorn/db';

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

/** The workspaces whose events somebody in the account may follow. */
export async function findFollower(db: Db, accountId: string, personId: string) {
  const membership = await db
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!membership) return undefined;
  const workspaces = await db
    .selectFrom('workspace_member')
    .select('workspace_id')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .execute();
  return { role: membership.role, workspaceIds: new Set(workspaces.map((w) => w.workspace_id)) };
}
