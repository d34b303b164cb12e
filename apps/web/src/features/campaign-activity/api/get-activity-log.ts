import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignKey } from '../../campaigns/index.ts';

export type ActivityEntry = OperationAnswer<'getActivityLog'>[number];

/** Under the campaign's key, so that whatever changes the campaign also asks for its log. Failures
 * are shown in its place. */
export const activityLogQuery = (accountId: string, campaignId: string) =>
  queryOptions({
    queryKey: [...campaignKey(accountId, campaignId), 'activity-log'],
    queryFn: ({ signal }) =>
      call('getActivityLog', { params: { campaignId } }, { signal, suppressErrorToast: true }),
    // What is happening now belongs on it.
    staleTime: 0,
  });
