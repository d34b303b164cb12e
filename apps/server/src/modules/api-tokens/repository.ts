import type { Db, Tx } from '@posthorn/db';

const tokenQuery = (db: Db | Tx, accountId: string) =>
  db
    .selectFrom('api_token')
    .innerJoin('person', 'person.id', 'api_token.person_id')
    .select([
      'api_token.id',
      'api_token.name',
      'api_token.beginning',
      'api_token.rights',
      'api_token.created_at',
      'api_token.expires_at',
      'api_token.last_used_at',
      'person.first_name',
      'person.last_name',
    ])
    .where('api_token.account_id', '=', accountId);

export type TokenRow = Awaited<ReturnType<typeof listTokens>>[number];

export const listTokens = (db: Db | Tx, accountId: string) =>
  tokenQuery(db, accountId).orderBy('api_token.id', 'desc').execute();

export const findToken = (db: Db | Tx, accountId: string, tokenId: string) =>
  tokenQuery(db, accountId).where('api_token.id', '=', tokenId).executeTakeFirst();

export async function deleteToken(tx: Tx, tokenId: string): Promise<void> {
  await tx.deleteFrom('api_token').where('id', '=', tokenId).execute();
}
