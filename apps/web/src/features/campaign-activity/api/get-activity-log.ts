import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { campaignKey } from '../../campaigns/index.ts';

export type ActivityEntry = OperationAnswer<'getActivityLog'>[number];

/** Under the campaign's key, so that whatever changes the campaign also asks for its log. */
export const activityLogQuery = (accountId: string, campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKey(accountId, campaignId), 'activity-log'],
    queryFn: ({ signal }) =>
      call(
        'getActivityLog',
        { params: { campaignId } },
        { signal, suppressErrorToast: (error) => isGone(error) || error.code === 'malformed' },
      ),
    // What is happening now belongs on it.
    staleTime: 0,
  });
