import { isDeepStrictEqual } from 'node:util';
import type { Database, Tx } from '@posthorn/db';
import type { Updateable } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { recordChange } from '../../../platform/record.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findAccount } from '../repository.ts';

type Account = Awaited<ReturnType<typeof findAccount>>;

interface Change {
  accountId: string;
  personId: string;
  after: Partial<Account>;
  /** The same as the table takes it. */
  columns: Updateable<Database['account']>;
}

/** Changes some of what an account has, and records it; what is so already is no change. */
export function changeAccount(deps: Deps, { accountId, personId, after, columns }: Change) {
  return inTransaction(deps, async (tx): Promise<Account> => {
    await lockAccount(tx, accountId);
    const account = await findAccount(tx, accountId);
    const keys = Object.keys(after) as (keyof Account)[];
    const before = Object.fromEntries(keys.map((key) => [key, account[key]]));
    if (isDeepStrictEqual(before, after)) return account;
    await tx.updateTable('account').set(columns).where('id', '=', accountId).execute();
    await recordAccountChange(tx, { accountId, personId, before, after });
    return { ...account, ...after };
  });
}

/** Records a change of the account's own settings, of which every open screen of the account hears. */
export const recordAccountChange = (
  tx: Tx,
  change: { accountId: string; personId: string; before: object; after: object },
) =>
  recordChange(tx, {
    ...change,
    workspaceId: null,
    kind: 'account',
    entityId: change.accountId,
    action: 'changed',
    tells: { wholeAccount: true },
  });
