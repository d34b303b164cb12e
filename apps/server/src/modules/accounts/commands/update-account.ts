import { isDeepStrictEqual } from 'node:util';
import { type AccountUtm, tidiedUtm, utmFindings } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { recordChange } from '../../../platform/record.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findAccount } from '../repository.ts';

/** What is published already keeps the parameters it was published with until it is deployed again. */
export function updateAccount(
  deps: Deps,
  request: { accountId: string; personId: string; utm: AccountUtm },
) {
  const { accountId, personId } = request;
  const utm = tidiedUtm(request.utm);
  refuseWhen(utmFindings(utm));
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const before = await findAccount(tx, accountId);
    if (isDeepStrictEqual(before.utm, utm)) return before;
    await tx
      .updateTable('account')
      .set({ utm: JSON.stringify(utm) })
      .where('id', '=', accountId)
      .execute();
    await recordChange(tx, {
      accountId,
      workspaceId: null,
      personId,
      kind: 'account',
      entityId: accountId,
      action: 'changed',
      before: { utm: before.utm },
      after: { utm },
      tells: { wholeAccount: true },
    });
    return { ...before, utm };
  });
}
