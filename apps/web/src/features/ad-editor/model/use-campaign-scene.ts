import type { AdType } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { socialPagesQuery, useAccount } from '../../accounts/index.ts';
import { type AdOwner, adsQuery } from '../../ads/index.ts';
import { useOwnCampaign } from '../../campaigns/index.ts';
import { meQuery } from '../../session/index.ts';
import { campaignScene } from './campaign-scene.ts';

const noPages: never[] = [];

/** The campaign of the address as a place to write an ad in, and the ads that are there. */
export function useCampaignScene(adType: AdType) {
  const account = useAccount();
  const { campaignId, campaign, query, isElsewhere } = useOwnCampaign();
  const { data: me } = useQuery(meQuery);
  const { data: pages = noPages } = useQuery(socialPagesQuery(account.id));
  const owner = useMemo<AdOwner>(
    () => ({ kind: 'campaign', id: campaignId, accountId: account.id }),
    [campaignId, account.id],
  );
  const { data: ads, ...adsState } = useQuery({ ...adsQuery(owner), enabled: !isElsewhere });

  const personId = me?.id;
  const scene = useMemo(() => {
    if (!campaign || !ads || !personId) return undefined;
    return campaignScene(campaign, {
      accountId: account.id,
      company: account.name,
      personId,
      adType,
      ads,
      pages,
    });
  }, [campaign, ads, personId, account.id, account.name, adType, pages]);

  return {
    scene,
    campaign,
    ads,
    isElsewhere,
    error: scene ? null : (query.error ?? adsState.error),
    isFetching: query.isFetching || adsState.isFetching,
    retry: () => {
      void query.refetch();
      void adsState.refetch();
    },
  };
}
