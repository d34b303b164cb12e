import type { Tx } from '@posthorn/db';
import { type Change, recordChange } from '../../platform/record.ts';

/** The library belongs to the account as a whole: every open screen of it hears of a change. */
export const recordMedia = (
  tx: Tx,
  change: Pick<Change, 'accountId' | 'personId' | 'entityId' | 'action' | 'before' | 'after'>,
): Promise<void> =>
  recordChange(tx, { ...change, workspaceId: null, kind: 'media', tells: { wholeAccount: true } });
