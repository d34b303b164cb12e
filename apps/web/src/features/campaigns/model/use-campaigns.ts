import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useAccount } from '../../accounts/index.ts';
import { campaignsQuery } from '../api/list-campaigns.ts';
import type { ListView } from './list-view.ts';

/** The campaigns of a workspace; another filter or order keeps the old rows until its own come. */
export function useCampaigns(slug: string, view: ListView) {
  const account = useAccount();
  return useInfiniteQuery({
    ...campaignsQuery(account.id, slug, view),
    placeholderData: keepPreviousData,
  });
}

export type CampaignsAnswer = ReturnType<typeof useCampaigns>;
