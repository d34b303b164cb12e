import { finding, isArchived } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import {
  lockExpected,
  type PackageRequest,
  type SentValues,
  withSent,
  writePackage,
} from '../change-package.ts';

/** Campaigns took over the values when they were made, and keep them. */
export function updatePackage(deps: Deps, request: PackageRequest, sent: SentValues) {
  return inTransaction(deps, async (tx) => {
    const before = await lockExpected(tx, request);
    if (isArchived(before)) refuse(finding('package.archived'), 'conflict');
    const after = await withSent(tx, request.accountId, before, sent);
    return writePackage(tx, request, before, after);
  });
}
