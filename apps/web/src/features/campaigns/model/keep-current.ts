import type { QueryClient } from '@tanstack/react-query';
import { isStale } from '../../../lib/http/api-error.ts';
import { type Campaign, campaignKey } from '../api/get-campaign.ts';

/** The campaign as it is now, which comes with the refusal of what was about an older one. */
export const currentOf = (error: unknown): Campaign | undefined =>
  isStale(error) && error.current ? (error.current as Campaign) : undefined;

/** Another person was first: their campaign is kept, so that the next attempt is about it. */
export function keepCurrent(queryClient: QueryClient, error: Error): void {
  const current = currentOf(error);
  if (current) queryClient.setQueryData(campaignKey(current.accountId, current.id), current);
}
