import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { useAccount } from '../../accounts/index.ts';
import { changeList, type Package, refreshPackages } from './list-packages.ts';

/** One that was changed since it was shown stays, and the server says so. */
export function useDeletePackage() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: packageId, version }: Package) =>
      call('deletePackage', { params: { accountId, packageId } }, { ifMatch: version }),
    onSuccess: (_, { id }) =>
      changeList(queryClient, accountId, (known) => known.filter((each) => each.id !== id)),
    onError: () => refreshPackages(queryClient, accountId),
  });
}

/** Archived ones stand last. */
export function useArchivePackage() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: packageId }: Package) =>
      call('archivePackage', { params: { accountId, packageId } }, { suppressErrorToast: isGone }),
    onSettled: () => refreshPackages(queryClient, accountId),
  });
}
