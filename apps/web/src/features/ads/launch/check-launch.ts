import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';
import type { Campaign } from '../../campaigns/index.ts';

export type LaunchCheck = OperationAnswer<'checkLaunch'>;

/** What the networks would say to the campaign as it is now. A launch does not wait for it. */
export const launchCheckQuery = ({ id: campaignId, accountId, version }: Campaign) =>
  queryOptions({
    // Not below the campaign: news of its launch would ask about what is launched, which is refused.
    queryKey: [...accountKey(accountId), 'launch-check', campaignId, version],
    queryFn: ({ signal }) =>
      call('checkLaunch', { params: { campaignId } }, { signal, suppressErrorToast: true }),
    retry: false,
    gcTime: 0,
  });
