import type { OperationCall } from '@posthorn/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { accountFactsQuery, accountKey } from '../../accounts/index.ts';

/** The numbers that only admins see. */
export const networkNumbersQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'facts', 'network-numbers'],
    queryFn: async ({ signal }) => {
      const [{ conversion_id }, { pixelId }] = await Promise.all([
        call('getConversionId', { params: { accountId } }, { signal, suppressErrorToast: true }),
        call('getPixelId', { params: { accountId } }, { signal, suppressErrorToast: true }),
      ]);
      return { conversion_id, pixelId };
    },
  });

interface Save {
  account: NonNullable<OperationCall<'updateAccount'>['body']> | undefined;
  /** The version that was seen. */
  version: number;
  conversionId: string | null | undefined;
  pixelId: string | null | undefined;
}

/** Saves what was changed, each part by its own call. A newer version of another person is not overwritten. */
export function useSaveSettings(accountId: string) {
  const queryClient = useQueryClient();
  const facts = accountFactsQuery(accountId).queryKey;
  const params = { accountId };
  return useMutation({
    mutationFn: async ({ account, version, conversionId, pixelId }: Save) => {
      if (account) {
        const options = { ifMatch: version, suppressErrorToast: isStale };
        queryClient.setQueryData(
          facts,
          await call('updateAccount', { params, body: account }, options),
        );
      }
      if (conversionId !== undefined) {
        await call('setConversionId', { params, body: { conversion_id: conversionId } });
      }
      if (pixelId !== undefined) await call('setPixelId', { params, body: { pixelId } });
    },
    onError: (error) => {
      if (isStale(error)) queryClient.setQueryData(facts, error.current as never);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: facts }),
  });
}

export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'stale';
