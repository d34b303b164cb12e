import type { OperationCall } from '@posthorn/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isStale } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { type AccountFacts, accountFactsQuery, accountKey } from '../../accounts/index.ts';

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
  conversionId: NumberChange | undefined;
  pixelId: NumberChange | undefined;
}

interface NumberChange {
  number: string | null;
  /** What stood there before it was typed over. */
  seen: string | null;
}

/** Saves what was changed, each part by its own call. A newer version of another person is not overwritten. */
export function useSaveSettings(accountId: string) {
  const queryClient = useQueryClient();
  const facts = accountFactsQuery(accountId).queryKey;
  const numbers = networkNumbersQuery(accountId).queryKey;
  const params = { accountId };
  /** What another person has set in between is shown beside what was typed. */
  const showTheirs = (operation: 'setConversionId' | 'setPixelId') => (error: unknown) => {
    const theirs = staleAnswer(operation, error);
    if (theirs) queryClient.setQueryData(numbers, (before) => before && { ...before, ...theirs });
    throw error;
  };
  return useMutation({
    mutationFn: async ({ account, version, conversionId, pixelId }: Save) => {
      if (account) {
        const options = { ifMatch: version, suppressErrorToast: isStale };
        queryClient.setQueryData(
          facts,
          await call('updateAccount', { params, body: account }, options),
        );
      }
      const options = { suppressErrorToast: isStale };
      if (conversionId) {
        const body = { conversion_id: conversionId.number, seen: conversionId.seen };
        await call('setConversionId', { params, body }, options).catch(
          showTheirs('setConversionId'),
        );
      }
      if (pixelId) {
        const body = { pixelId: pixelId.number, seen: pixelId.seen };
        await call('setPixelId', { params, body }, options).catch(showTheirs('setPixelId'));
      }
    },
    onError: (error) => {
      const newer = newerAccount(error);
      if (newer) queryClient.setQueryData(facts, newer);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: facts }),
  });
}

/** The account as another person has left it, where that refused the call. */
export function newerAccount(error: unknown): AccountFacts | undefined {
  const newer = staleAnswer('updateAccount', error);
  // The calls of the network's numbers are refused with the number alone.
  return newer && 'version' in newer ? newer : undefined;
}
