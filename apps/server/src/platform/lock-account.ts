import type { Tx } from '@posthorn/db';

/**
 * One at a time per account, for changes that are decided on facts another change must not move
 * meanwhile. Rows that merely refer to the account can still be written.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}
