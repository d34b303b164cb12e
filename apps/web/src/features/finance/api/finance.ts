import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { isSaidAtFields } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { accountKey, useAccount } from '../../accounts/index.ts';

export type Booking = OperationAnswer<'listDeposits'>[number];
export type Recipient = OperationAnswer<'listBalanceRecipients'>[number];
export type RecipientValues = NonNullable<OperationCall<'addBalanceRecipient'>['body']>;

const financeKey = (accountId: string, part: string) =>
  [...accountKey(accountId), 'finance', part] as const;

/** A failure stands in the place of the answer. */
const quietly = (signal: AbortSignal) => ({ signal, suppressErrorToast: true });

export const financeSettingsQuery = (accountId: string) =>
  queryOptions({
    queryKey: financeKey(accountId, 'settings'),
    queryFn: ({ signal }) => call('getFinanceSettings', { params: { accountId } }, quietly(signal)),
  });

export const balanceQuery = (accountId: string) =>
  queryOptions({
    queryKey: financeKey(accountId, 'balance'),
    queryFn: ({ signal }) => call('getBalance', { params: { accountId } }, quietly(signal)),
  });

export const depositsQuery = (accountId: string) =>
  queryOptions({
    queryKey: financeKey(accountId, 'deposits'),
    queryFn: ({ signal }) => call('listDeposits', { params: { accountId } }, quietly(signal)),
  });

export const correctionsQuery = (accountId: string) =>
  queryOptions({
    queryKey: financeKey(accountId, 'corrections'),
    queryFn: ({ signal }) => call('listCorrections', { params: { accountId } }, quietly(signal)),
  });

export const spendsQuery = (accountId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...financeKey(accountId, 'spends'), search],
    queryFn: ({ pageParam: page, signal }) =>
      call(
        'listCampaignSpends',
        { params: { accountId }, query: { search, page } },
        { signal, suppressErrorToast: page === 1 },
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    placeholderData: keepPreviousData,
  });

const recipientsKey = (accountId: string) => financeKey(accountId, 'recipients');

export const recipientsQuery = (accountId: string) =>
  queryOptions({
    queryKey: recipientsKey(accountId),
    queryFn: ({ signal }) =>
      call('listBalanceRecipients', { params: { accountId } }, quietly(signal)),
  });

function useRefresh() {
  const { id } = useAccount();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: recipientsKey(id) });
}

export function useAddRecipient() {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RecipientValues) =>
      call(
        'addBalanceRecipient',
        { params: { accountId }, body },
        { suppressErrorToast: isSaidAtFields },
      ),
    onSettled: refresh,
  });
}

export function useDeleteRecipient({ id: recipientId }: Recipient) {
  const { id: accountId } = useAccount();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call('deleteBalanceRecipient', { params: { accountId, recipientId } }),
    onSettled: refresh,
  });
}
