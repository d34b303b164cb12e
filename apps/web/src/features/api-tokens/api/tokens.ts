import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey, useAccount } from '../../accounts/index.ts';

export type ApiToken = OperationAnswer<'listApiTokens'>[number];
export type NewToken = NonNullable<OperationCall<'createApiToken'>['body']>;

export const tokensQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'api-tokens'],
    queryFn: ({ signal }) =>
      call('listApiTokens', { params: { accountId } }, { signal, suppressErrorToast: true }),
  });

export function useCreateToken() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewToken) => call('createApiToken', { params: { accountId }, body }),
    onSuccess: () => queryClient.invalidateQueries(tokensQuery(accountId)),
    // The answer holds the secret: it is shown once and not kept.
    gcTime: 0,
  });
}

export function useDeleteToken() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: tokenId }: ApiToken) =>
      call('deleteApiToken', { params: { accountId, tokenId } }),
    onSettled: () => queryClient.invalidateQueries(tokensQuery(accountId)),
  });
}
