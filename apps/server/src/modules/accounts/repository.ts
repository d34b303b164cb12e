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
