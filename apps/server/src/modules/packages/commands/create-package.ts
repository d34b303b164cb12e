import { newPackage } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { addPackage, type SentValues, withSent } from '../change-package.ts';
import type { Viewer } from '../repository.ts';

export function createPackage(deps: Deps, request: Viewer, sent: SentValues) {
  return inTransaction(deps, async (tx) =>
    addPackage(tx, request, await withSent(tx, request.accountId, newPackage, sent)),
  );
}
