import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignKey } from './get-campaign.ts';

/** How far a campaign has come on its networks. */
export type Launch = OperationAnswer<'getLaunch'>;

/** Under the campaign: what changes that may have changed this. */
export const launchKey = (accountId: string, campaignId: string) =>
  [...campaignKey(accountId, campaignId), 'launch'] as const;

const QUEUE_MS = 5_000;

/** The page can do without it, so failures are not said. */
export const launchQuery = (accountId: string, campaignId: string) =>
  queryOptions({
    queryKey: launchKey(accountId, campaignId),
    queryFn: ({ signal }) =>
      call('getLaunch', { params: { campaignId } }, { signal, suppressErrorToast: true }),
    // No news tells of launches of other accounts that are over.
    refetchInterval: ({ state }) =>
      state.data?.channels.some(({ ahead }) => ahead > 0) ? QUEUE_MS : false,
  });
