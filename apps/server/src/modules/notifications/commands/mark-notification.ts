import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { notFound } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Mark, markNotifications, type Reader } from '../repository.ts';

/**
 * Marks are the reader's own and no change to the account, so they are not in the activity record;
 * the reader's other tabs still hear of them.
 */
export function markNotification(deps: Deps, reader: Reader, mark: Mark, notificationId?: string) {
  return inTransaction(deps, async (tx) => {
    const marked = await markNotifications(tx, reader, mark, notificationId);
    if (notificationId && marked === 0) throw notFound();
    await announce(tx, {
      accountId: reader.accountId,
      audience: { personId: reader.personId },
      event: {
        kind: 'notification',
        id: notificationId ?? null,
        action: 'deleted' in mark ? 'removed' : 'changed',
        by: reader.personId,
      },
    });
  });
}
