import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { accountKey } from './account-key.ts';

/** What the campaigns of an account are counted, dated and written in. */
export type AccountFacts = OperationAnswer<'getAccount'>;

/** Failures are shown where the facts are needed. */
export const accountFactsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'facts'],
    queryFn: ({ signal }) =>
      call('getAccount', { params: { accountId } }, { signal, suppressErrorToast: true }),
    initialData: () => firstAnswer('getAccount', { params: { accountId } }),
  });
