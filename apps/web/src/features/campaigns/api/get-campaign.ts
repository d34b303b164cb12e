import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

/** Everything about one campaign. */
export type Campaign = OperationAnswer<'getCampaign'>;

/** Under the account, so that news that were missed reach it. */
export const campaignKey = (accountId: string, campaignId: string) =>
  [...accountKey(accountId), 'campaign', campaignId] as const;

/** Failures are shown in the place of the campaign. */
export const campaignQuery = (accountId: string, campaignId: string) =>
  queryOptions({
    queryKey: campaignKey(accountId, campaignId),
    queryFn: ({ signal }) =>
      call('getCampaign', { params: { campaignId } }, { signal, suppressErrorToast: true }),
  });
