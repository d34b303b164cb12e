import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignsKey } from './list-campaigns.ts';

export type SearchResult = OperationAnswer<'searchCampaigns'>;

/** An answer no one waits for any more is called off. Failures are shown in the overlay. */
export const searchQuery = (accountId: string, text: string) =>
  queryOptions({
    queryKey: [...campaignsKey(accountId), 'search', text],
    queryFn: ({ signal }) =>
      call(
        'searchCampaigns',
        { params: { accountId }, query: { q: text } },
        { signal, suppressErrorToast: true },
      ),
  });
