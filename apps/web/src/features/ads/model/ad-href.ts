import { type AdType, adTypeSpecs, type Channel } from '@posthorn/domain';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import type { AdOwner, TemplateOwner } from './ad-owner.ts';

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

/** Default and custom templates stand in folders of their own. */
const inAddress = ({ id, templateKind }: TemplateOwner) => ({
  templates: `${templateKind}-templates`,
  templateId: id,
});

const segmentOf = ({ kind }: AdOwner, adType: AdType) => adTypeSpecs[adType].segment[kind];

const adsPage = (owner: AdOwner): string =>
  owner.kind === 'campaign'
    ? pathTo('campaign-ads', { campaignId: owner.id })
    : pathTo('template-ads', inAddress(owner));

export function adsHref(owner: AdOwner, channel?: Channel): string {
  const page = adsPage(owner);
  return channel ? `${page}#${channelAnchors[channel]}` : page;
}

export const adTypeHref = (owner: AdOwner, adType: AdType): string =>
  `${adsPage(owner)}#${adTypeAnchor(adType)}`;

/** An ad that another one begins from; it stands in the address, so that a reload finds it again. */
export interface CopySource {
  adType: AdType;
  adId: string;
}

export function createAdHref(owner: AdOwner, adType: AdType, from?: CopySource): string {
  const segment = segmentOf(owner, adType);
  const page =
    owner.kind === 'campaign'
      ? pathTo('create-ad', { campaignId: owner.id, segment })
      : pathTo('create-template-ad', { ...inAddress(owner), segment });
  return from ? `${page}?copy=1&from=${from.adType}:${from.adId}` : page;
}

export function editAdHref(owner: AdOwner, adType: AdType, adId: string): string {
  const segment = segmentOf(owner, adType);
  return owner.kind === 'campaign'
    ? pathTo('edit-ad', { campaignId: owner.id, segment, adId })
    : pathTo('edit-template-ad', { ...inAddress(owner), segment, adId });
}
