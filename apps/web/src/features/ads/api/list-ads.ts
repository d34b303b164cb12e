import type { OperationAnswer } from '@posthorn/contract';
import { adTypeSpecs, type SocialAdType } from '@posthorn/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { campaignKey } from '../../campaigns/index.ts';
import { type AdOwner, templateParams } from '../model/ad-owner.ts';

export type Ad = OperationAnswer<'createAd'>;
export type SocialAd = Ad & { adType: SocialAdType };

/** What changes a campaign may have changed its ads: they are asked for together. */
export const adsKey = (owner: AdOwner) =>
  owner.kind === 'campaign'
    ? ([...campaignKey(owner.id), 'ads'] as const)
    : (['template', owner.id, 'ads'] as const);

/** The ads of one kind, oldest first. Failures are shown in their place. */
export const adsQuery = (owner: AdOwner, adType: SocialAdType) =>
  queryOptions({
    queryKey: [...adsKey(owner), adType],
    queryFn: ({ signal }) => listAds(owner, adType, signal),
  });

function listAds(owner: AdOwner, adType: SocialAdType, signal: AbortSignal): Promise<Ad[]> {
  const options = { signal, suppressErrorToast: true };
  const { resource } = adTypeSpecs[adType];
  if (owner.kind === 'campaign') {
    const params = { campaignId: owner.id, resource: resource.campaign };
    return call('listAds', { params }, options) as Promise<Ad[]>;
  }
  const params = { ...templateParams(owner), resource: resource.template };
  return call('listTemplateAds', { params }, options) as Promise<Ad[]>;
}
