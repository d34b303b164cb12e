import type { ChosenKeywords } from '@posthorn/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { keepCurrent } from '../../ads/index.ts';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';

type OfCampaign = Pick<Campaign, 'id' | 'accountId' | 'version'>;

/** What was chosen, and what the job profiles suggest; another version may have other job profiles. */
export const keywordsQuery = ({ id, accountId, version }: OfCampaign) =>
  queryOptions({
    queryKey: [...campaignKey(accountId, id), 'keywords', version],
    queryFn: ({ signal }) =>
      call(
        'getKeywords',
        { params: { campaignId: id } },
        // A failure is said where they would stand.
        { signal, suppressErrorToast: true },
      ),
  });

export function useSetKeywords({ id: campaignId, accountId, version }: OfCampaign) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ wanted, excluded }: ChosenKeywords) =>
      call(
        'setKeywords',
        {
          params: { campaignId },
          body: { wanted: wanted && [...wanted], excluded: [...excluded] },
        },
        { ifMatch: version },
      ),
    onSuccess: (changed) => queryClient.setQueryData(campaignKey(accountId, campaignId), changed),
    onError: (error) => keepCurrent(queryClient, error),
  });
}
