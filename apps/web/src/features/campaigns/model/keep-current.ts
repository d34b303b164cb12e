import type { QueryClient } from '@tanstack/react-query';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { type Campaign, campaignKey } from '../api/get-campaign.ts';

/** The campaign as it is now, which comes with the refusal of what was about an older one. */
export const currentOf = (error: unknown): Campaign | undefined =>
  staleAnswer('updateCampaign', error);

/** Another person was first: their campaign is kept, so that the next attempt is about it. */
export function keepCurrent(queryClient: QueryClient, error: Error): void {
  const current = currentOf(error);
  if (current) queryClient.setQueryData(campaignKey(current.accountId, current.id), current);
}
