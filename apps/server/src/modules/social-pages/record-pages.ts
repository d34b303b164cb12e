import type { Tx } from '@posthorn/db';
import { recordChange } from '../../platform/record.ts';

/** Pages belong to the account as a whole: every open screen of it hears of them. */
export const recordPages = (
  tx: Tx,
  change: { accountId: string; personId: string | null; before?: object; after?: object },
): Promise<void> =>
  recordChange(tx, {
    ...change,
    workspaceId: null,
    kind: 'account',
    entityId: change.accountId,
    action: 'changed',
    tells: { wholeAccount: true },
  });
