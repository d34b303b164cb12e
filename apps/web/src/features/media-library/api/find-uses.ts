import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

/** Where items are shown; asked anew each time, because a person may decide by it. */
export const usesQuery = (accountId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'media-uses', ids],
    queryFn: ({ signal }) =>
      call('findMediaUses', { params: { accountId }, body: { ids: [...ids] } }, { signal }),
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
