import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockExpected, type PackageRequest, recordPackage } from '../change-package.ts';
import { removePackage } from '../repository.ts';

export function deletePackage(deps: Deps, request: PackageRequest): Promise<void> {
  const { accountId, packageId } = request;
  return inTransaction(deps, async (tx) => {
    const before = await lockExpected(tx, request);
    await removePackage(tx, accountId, packageId);
    await recordPackage(tx, request, packageId, { action: 'removed', before });
  });
}
