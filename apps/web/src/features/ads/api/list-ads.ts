import type { OperationAnswer } from '@posthorn/contract';
import { type AdTypeOf, isOfKind, type SocialAdType } from '@posthorn/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { templateKey } from '../../accounts/index.ts';
import { campaignKey } from '../../campaigns/index.ts';
import { type AdOwner, templateParams } from '../model/ad-owner.ts';

/** Of any kind; `adType` tells which. */
export type Ad = OperationAnswer<'listAllAds'>[number];
export type SocialAd = Extract<Ad, { adType: SocialAdType }>;
export type BannerAd = Extract<Ad, { adType: AdTypeOf<'drawnBanner'> }>;
export type UploadedAd = Extract<Ad, { adType: AdTypeOf<'uploadedBanner'> }>;
export type SearchAd = Extract<Ad, { adType: AdTypeOf<'search'> }>;

export const isUploaded = (ad: Ad): ad is UploadedAd => isOfKind(ad.adType, 'uploadedBanner');

/** The key of what ads belong to: what changes it may have changed its ads. */
export const adOwnerKey = ({ kind, accountId, id }: AdOwner) =>
  kind === 'campaign' ? campaignKey(accountId, id) : templateKey(accountId, id);

export const adsKey = (owner: AdOwner) => [...adOwnerKey(owner), 'ads'] as const;

/** All ads, oldest first. Failures are shown in their place. */
export const adsQuery = (owner: AdOwner) =>
  queryOptions({
    queryKey: adsKey(owner),
    queryFn: ({ signal }) => listAds(owner, signal),
  });

function listAds(owner: AdOwner, signal: AbortSignal): Promise<Ad[]> {
  const options = { signal, suppressErrorToast: true };
  if (owner.kind === 'campaign') {
    return call('listAllAds', { params: { campaignId: owner.id } }, options);
  }
  return call('listAllTemplateAds', { params: templateParams(owner) }, options);
}
