import type { OperationCall } from '@posthorn/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isGone, isStale } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { useAccount } from '../../accounts/index.ts';
import { changeList, type Package, refreshPackages, replaced } from './list-packages.ts';

export type PackageBody = NonNullable<OperationCall<'updatePackage'>['body']>;

interface Save {
  packageId: string;
  /** The version that was edited. */
  version: number;
  body: PackageBody;
}

/** A newer version and a deletion show in the editor, beside what was typed; other failures are told. */
export function useSavePackage() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ packageId, version, body }: Save) =>
      call(
        'updatePackage',
        { params: { accountId, packageId }, body },
        { ifMatch: version, suppressErrorToast: (error) => isStale(error) || isGone(error) },
      ),
    onSuccess: (saved) => changeList(queryClient, accountId, replaced(saved)),
    onError: (error) => {
      const newer = staleAnswer('updatePackage', error);
      return newer
        ? changeList(queryClient, accountId, replaced(newer))
        : refreshPackages(queryClient, accountId);
    },
  });
}

/** Turns a package on or off at once; a failure is told and undone by asking the server. */
export function useSwitchPackage({ id: packageId }: Package) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: what was pressed last has to arrive last.
    scope: { id: `package/${packageId}/status` },
    mutationFn: (status: NonNullable<PackageBody['status']>) =>
      call('updatePackage', { params: { accountId, packageId }, body: { status } }),
    onMutate: (status) =>
      changeList(queryClient, accountId, (known) =>
        known.map((each) => (each.id === packageId ? { ...each, status } : each)),
      ),
    onSuccess: (saved) => changeList(queryClient, accountId, replaced(saved)),
    onError: () => refreshPackages(queryClient, accountId),
  });
}
