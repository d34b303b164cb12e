import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';

export type LaunchCheck = OperationAnswer<'checkLaunch'>;

/** What the networks would say to the campaign as it is now. A launch does not wait for it. */
export const launchCheckQuery = ({ id: campaignId, accountId, version }: Campaign) =>
  queryOptions({
    queryKey: [...campaignKey(accountId, campaignId), 'launch-check', version],
    queryFn: ({ signal }) =>
      call('checkLaunch', { params: { campaignId } }, { signal, suppressErrorToast: true }),
    retry: false,
    gcTime: 0,
  });
