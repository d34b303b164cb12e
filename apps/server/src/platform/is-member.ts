import type { Tx } from '@posthorn/db';

/** Visitors are not. */
export async function isMember(tx: Tx, accountId: string, personId: string): Promise<boolean> {
  const member = await tx
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return member !== undefined;
}
