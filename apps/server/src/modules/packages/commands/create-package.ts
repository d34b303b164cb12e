import { newPackage } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type AccountRequest, addPackage, type SentValues, withSent } from '../change-package.ts';

export function createPackage(deps: Deps, request: AccountRequest, sent: SentValues) {
  return inTransaction(deps, async (tx) =>
    addPackage(tx, request, await withSent(tx, request.accountId, newPackage, sent)),
  );
}
