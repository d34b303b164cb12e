import {
  additionFinding,
  balanceMonth,
  type Recipient,
  recipientFindings,
  tidyLine,
} from '@posthorn/domain';
import type { Deps } from '../../platform/deps.ts';
import { lockAccount } from '../../platform/lock-account.ts';
import { recordChange } from '../../platform/record.ts';
import { notFound, refuse, refuseWhen } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { listRecipients } from './repository.ts';

interface Caller {
  accountId: string;
  personId: string;
}

export function addRecipient(deps: Deps, caller: Caller, sent: Recipient) {
  const recipient = { name: tidyLine(sent.name), email: tidyLine(sent.email) };
  refuseWhen(recipientFindings(recipient));
  const { accountId } = caller;
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const found = additionFinding(recipient, await listRecipients(tx, accountId));
    if (found) refuse(found, 'conflict');
    const { time_zone } = await tx
      .selectFrom('account')
      .select('time_zone')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    // The first overview comes with the next month.
    const posted_in = balanceMonth(time_zone, deps.now());
    const added = await tx
      .insertInto('balance_recipient')
      .values({ account_id: accountId, ...recipient, posted_in })
      .returning(['id', 'name', 'email'])
      .executeTakeFirstOrThrow();
    await recordChange(tx, { ...change(caller), after: { balanceRecipient: recipient } });
    return added;
  });
}

export const deleteRecipient = (deps: Deps, caller: Caller, recipientId: string): Promise<void> =>
  inTransaction(deps, async (tx) => {
    const gone = await tx
      .deleteFrom('balance_recipient')
      .where('account_id', '=', caller.accountId)
      .where('id', '=', recipientId)
      .returning(['name', 'email'])
      .executeTakeFirst();
    if (!gone) throw notFound();
    await recordChange(tx, { ...change(caller), before: { balanceRecipient: gone } });
  });

const change = ({ accountId, personId }: Caller) => ({
  ...{ accountId, personId, workspaceId: null },
  kind: 'account' as const,
  entityId: accountId,
  action: 'changed' as const,
  tells: { admins: true as const },
});
