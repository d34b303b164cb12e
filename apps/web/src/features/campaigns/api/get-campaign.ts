import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

/** Everything about one campaign. */
export type Campaign = OperationAnswer<'getCampaign'>;

export const campaignKey = (campaignId: string) => ['campaign', campaignId] as const;

/** Failures are shown in the place of the campaign. */
export const campaignQuery = (campaignId: string) =>
  queryOptions({
    queryKey: campaignKey(campaignId),
    queryFn: ({ signal }) =>
      call('getCampaign', { params: { campaignId } }, { signal, suppressErrorToast: true }),
  });
