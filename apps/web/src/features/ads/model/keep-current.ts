import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/http/api-error.ts';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';

/** Somebody else was first: their campaign came with the refusal, so that the next attempt is about it. */
export function keepCurrent(queryClient: QueryClient, campaignId: string, error: Error): void {
  if (!(error instanceof ApiError) || error.code !== 'stale' || !error.current) return;
  queryClient.setQueryData(campaignKey(campaignId), error.current as Campaign);
}
