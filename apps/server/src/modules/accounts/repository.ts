import type { Db, Tx } from '@posthorn/db';

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
