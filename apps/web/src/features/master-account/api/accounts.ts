import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, isSaidAtFields } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { masterKey } from './master-account.ts';

export type ManagedAccount = OperationAnswer<'listManagedAccounts'>['data'][number];
export type ManagedSettings = OperationAnswer<'getManagedAccount'>;
export type SettingsChange = NonNullable<OperationCall<'updateManagedAccount'>['body']>;
export type BookingBody = NonNullable<OperationCall<'bookMoney'>['body']>;

/** While campaigns are being stopped, it is asked again and again how many are left. */
const ARCHIVING_MS = 3_000;

const isArchiving = ({ archive }: Pick<ManagedAccount, 'archive'>) =>
  archive !== null && archive.archivedAt === null;

const accountsKey = [...masterKey, 'accounts'] as const;
const accountKey = (accountId: string) => [...masterKey, 'account', accountId] as const;

export const managedAccountsQuery = (search: string, isArchived: boolean) =>
  infiniteQueryOptions({
    queryKey: [...accountsKey, search, isArchived],
    queryFn: ({ pageParam: page, signal }) =>
      call(
        'listManagedAccounts',
        { query: { search, archived: isArchived ? '1' : '0', page } },
        { signal, suppressErrorToast: page === 1 },
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    select: ({ pages }) => ({
      accounts: pages.flatMap(({ data }) => data),
      total: pages[0]?.total ?? 0,
    }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isArchiving)) ? ARCHIVING_MS : false,
    placeholderData: keepPreviousData,
  });

export const managedAccountQuery = (accountId: string) =>
  queryOptions({
    queryKey: accountKey(accountId),
    queryFn: ({ signal }) =>
      call('getManagedAccount', { params: { accountId } }, { signal, suppressErrorToast: true }),
    refetchInterval: ({ state }) => (state.data && isArchiving(state.data) ? ARCHIVING_MS : false),
  });

/** What master admins have changed shows in the list, on the page of the account and in the log. */
export function useRefreshMaster() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: masterKey });
}

/** A change that another person's came before is refused, and the page shows theirs. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.current !== undefined;

export function useUpdateAccount(account: Pick<ManagedSettings, 'id' | 'version'>) {
  const { id: accountId, version } = account;
  const queryClient = useQueryClient();
  const refresh = useRefreshMaster();
  return useMutation({
    mutationFn: (body: SettingsChange) =>
      call(
        'updateManagedAccount',
        { params: { accountId }, body },
        {
          ifMatch: version,
          suppressErrorToast: (error) => isSaidAtFields(error) || isOutdated(error),
        },
      ),
    onSuccess: (changed) => queryClient.setQueryData(accountKey(accountId), changed),
    onSettled: refresh,
  });
}

export const bookMoney = (accountId: string, body: BookingBody, idempotencyKey: string) =>
  call('bookMoney', { params: { accountId }, body }, { idempotencyKey, suppressErrorToast: true });

export function useArchiveAccount(accountId: string) {
  const refresh = useRefreshMaster();
  return useMutation({
    mutationFn: (name: string) => call('archiveAccount', { params: { accountId }, body: { name } }),
    onSettled: refresh,
  });
}
