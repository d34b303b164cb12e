import type { SocialAdType } from '@posthorn/domain';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type Ad, adsQuery, type SocialAd } from '../api/list-ads.ts';
import type { AdOwner } from './ad-owner.ts';

/** The ads of some kinds, asked for kind by kind and answered together. */
export function useAds(owner: AdOwner, adTypes: readonly SocialAdType[], enabled = true) {
  return useQueries({
    queries: adTypes.map((adType) => ({ ...adsQuery(owner, adType), enabled })),
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
