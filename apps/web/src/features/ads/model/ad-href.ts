import { type AdType, adTypeSpecs, type Channel } from '@posthorn/domain';
import { channelAnchors } from '../../../lib/channel/channel-anchors.ts';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { campaignAdsHref } from '../../campaigns/index.ts';
import type { AdOwner, TemplateOwner } from './ad-owner.ts';

/** The part of the ads page that is about a kind of ad. */
export const adTypeAnchor = (adType: AdType): string => adTypeSpecs[adType].segment.campaign;

const segmentOf = ({ kind }: AdOwner, adType: AdType) => adTypeSpecs[adType].segment[kind];

/** Default and custom templates stand in folders of their own. */
const inFolder = ({ id, templateKind }: TemplateOwner) => ({
  templates: `${templateKind}-templates`,
  templateId: id,
});

const adsPage = (owner: AdOwner): PageAddress =>
  owner.kind === 'campaign'
    ? campaignAdsHref(owner)
    : {
        to: '/presets/templates/$templates/$templateId/template-details/ads',
        params: inFolder(owner),
      };

export function adsHref(owner: AdOwner, channel?: Channel): PageAddress {
  return { ...adsPage(owner), hash: channel && channelAnchors[channel] };
}

export const adTypeHref = (owner: AdOwner, adType: AdType): PageAddress => ({
  ...adsPage(owner),
  hash: adTypeAnchor(adType),
});

/** The page of the ads with the budget open before it. */
export const BUDGET_ANCHOR = 'budget';
export const budgetHref = (owner: AdOwner): PageAddress => ({
  ...adsPage(owner),
  hash: BUDGET_ANCHOR,
});

/** An ad that another one begins from; it stands in the address, so that a reload finds it again. */
export interface CopySource {
  adType: AdType;
  adId: string;
}

export function createAdHref(owner: AdOwner, adType: AdType, from?: CopySource): PageAddress {
  const segment = segmentOf(owner, adType);
  const search = from && ({ copy: 1, from: `${from.adType}:${from.adId}` } as const);
  return owner.kind === 'campaign'
    ? {
        to: '/campaigns-overview/$campaignId/ads/$segment/create',
        params: { campaignId: owner.id, segment },
        search: search ?? {},
      }
    : {
        to: '/presets/templates/$templates/$templateId/ads/$segment/create',
        params: { ...inFolder(owner), segment },
        search: search ?? {},
      };
}

export function editAdHref(owner: AdOwner, adType: AdType, adId: string): PageAddress {
  const segment = segmentOf(owner, adType);
  return owner.kind === 'campaign'
    ? {
        to: '/campaigns-overview/$campaignId/ads/$segment/$adId',
        params: { campaignId: owner.id, segment, adId },
      }
    : {
        to: '/presets/templates/$templates/$templateId/ads/$segment/$adId',
        params: { ...inFolder(owner), segment, adId },
      };
}
