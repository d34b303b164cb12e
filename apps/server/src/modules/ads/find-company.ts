import type { Db, Tx } from '@posthorn/db';

/** What ads call the employer where they do not name it themselves: the account, not one of its workspaces. */
export async function findCompany(db: Db | Tx, accountId: string): Promise<string> {
  const { name } = await db
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
}
