import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

export const visitsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'visits'],
    queryFn: ({ signal }) =>
      call('listVisits', { params: { accountId } }, { signal, suppressErrorToast: true }),
  });
