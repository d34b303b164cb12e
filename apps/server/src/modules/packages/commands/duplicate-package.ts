import { copiedPackage } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { addPackage, lockExpected, type PackageRequest } from '../change-package.ts';
import { listNamesLike } from '../repository.ts';

export function duplicatePackage(deps: Deps, request: PackageRequest) {
  return inTransaction(deps, async (tx) => {
    const original = await lockExpected(tx, request);
    const taken = await listNamesLike(tx, request.accountId, original.name);
    return addPackage(tx, request, copiedPackage(original, taken), {
      copiedFrom: request.packageId,
    });
  });
}
