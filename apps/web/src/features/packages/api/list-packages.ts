import type { OperationAnswer } from '@posthorn/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { packagesKey } from '../../accounts/index.ts';

export type Package = OperationAnswer<'listPackages'>[number];

/** Failures are shown where the packages would stand. */
export const packagesQuery = (accountId: string) =>
  queryOptions({
    queryKey: packagesKey(accountId),
    queryFn: ({ signal }) =>
      call('listPackages', { params: { accountId } }, { signal, suppressErrorToast: true }),
  });

type Change = (known: Package[]) => Package[];

/** Shows a change before the list is asked for again; an answer that is under way would undo it. */
export async function changeList(
  queryClient: QueryClient,
  accountId: string,
  change: Change,
): Promise<void> {
  const { queryKey } = packagesQuery(accountId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (known) => known && change(known));
}

export const replaced =
  (one: Package): Change =>
  (known) =>
    known.map((each) => (each.id === one.id ? one : each));

export const refreshPackages = (queryClient: QueryClient, accountId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: packagesKey(accountId) });
