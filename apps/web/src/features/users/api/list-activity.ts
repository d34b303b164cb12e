import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { membersKey } from '../../members/index.ts';

/** Below the key of the members: what makes their list doubtful makes this so, too. */
export const userActivityQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...membersKey(accountId), 'activity'],
    queryFn: ({ signal }) =>
      call('listMemberActivity', { params: { accountId } }, { signal, suppressErrorToast: true }),
  });
