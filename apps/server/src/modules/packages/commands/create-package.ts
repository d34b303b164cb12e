import { newPackage } from '@posthorn/domain';
import type { Viewer } from '../../../platform/access/visible-campaigns.ts';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { addPackage, type SentValues, withSent } from '../change-package.ts';

export function createPackage(deps: Deps, request: Viewer, sent: SentValues) {
  return inTransaction(deps, async (tx) =>
    addPackage(tx, request, await withSent(tx, request.accountId, newPackage, sent)),
  );
}
