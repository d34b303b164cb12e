import { isDeepStrictEqual } from 'node:util';
import { type ChosenDisclosure, disclosureFindings, tidiedDisclosure } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { recordChange } from '../../../platform/record.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findAccount } from '../repository.ts';

/** Who profits and who pays wherever a campaign names no one itself. What runs keeps what it has. */
export function setAccountDisclosure(
  deps: Deps,
  request: { accountId: string; personId: string; chosen: ChosenDisclosure },
) {
  const { accountId, personId } = request;
  const chosen = tidiedDisclosure(request.chosen);
  refuseWhen(disclosureFindings(chosen));
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const account = await findAccount(tx, accountId);
    const before = { beneficiary: account.beneficiary, payer: account.payer };
    if (isDeepStrictEqual(before, chosen)) return account;
    await tx.updateTable('account').set(chosen).where('id', '=', accountId).execute();
    await recordChange(tx, {
      accountId,
      workspaceId: null,
      personId,
      kind: 'account',
      entityId: accountId,
      action: 'changed',
      before,
      after: { ...chosen },
      tells: { wholeAccount: true },
    });
    return { ...account, ...chosen };
  });
}
