import { type AdType, adTypeSpecs, type Channel } from '@posthorn/domain';
import { pathTo } from '../../../lib/routes/route-paths.ts';

/** The part of the ads page that is about a channel. */
export const channelAnchors: Record<Channel, string> = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedIn: 'linkedin',
  googleDisplay: 'google',
  googleSearch: 'google-search',
};

/** The part of the ads page that is about a kind of ad. */
export const adTypeAnchor = (adType: AdType): string => adTypeSpecs[adType].segment.campaign;

export function adsHref(campaignId: string, channel?: Channel): string {
  const page = pathTo('campaign-ads', { campaignId });
  return channel ? `${page}#${channelAnchors[channel]}` : page;
}

export const adTypeHref = (campaignId: string, adType: AdType): string =>
  `${adsHref(campaignId)}#${adTypeAnchor(adType)}`;

/** An ad that another one begins from; it stands in the address, so that a reload finds it again. */
export interface CopySource {
  adType: AdType;
  adId: string;
}

export function createAdHref(campaignId: string, adType: AdType, from?: CopySource): string {
  const page = pathTo('create-ad', { campaignId, segment: adTypeSpecs[adType].segment.campaign });
  return from ? `${page}?copy=1&from=${from.adType}:${from.adId}` : page;
}

export const editAdHref = (campaignId: string, adType: AdType, adId: string): string =>
  pathTo('edit-ad', { campaignId, segment: adTypeSpecs[adType].segment.campaign, adId });
