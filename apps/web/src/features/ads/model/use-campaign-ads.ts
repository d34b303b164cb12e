import { socialAdTypes } from '@posthorn/domain';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type Ad, adsQuery, type SocialAd } from '../api/list-ads.ts';

/** All ads of a campaign, asked for kind by kind and shown together. */
export function useCampaignAds(campaignId: string) {
  return useQueries({
    queries: socialAdTypes.map((adType) => adsQuery({ kind: 'campaign', id: campaignId }, adType)),
    combine: together,
  });
}

function together(answers: UseQueryResult<Ad[]>[]) {
  const isComplete = answers.every(({ data }) => data !== undefined);
  return {
    // Only kinds of social ads were asked for.
    data: isComplete ? (answers.flatMap(({ data }) => data ?? []) as SocialAd[]) : undefined,
    error: answers.find(({ error }) => error)?.error ?? null,
    isPending: answers.some(({ isPending }) => isPending),
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
}
