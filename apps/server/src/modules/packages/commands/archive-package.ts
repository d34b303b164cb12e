import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockExpected, type PackageRequest, writePackage } from '../change-package.ts';

/** A package that is archived already stays so, for those who press twice. */
export function archivePackage(deps: Deps, request: PackageRequest) {
  return inTransaction(deps, async (tx) => {
    const before = await lockExpected(tx, request);
    return writePackage(tx, request, before, { ...before, status: 'archived' });
  });
}
