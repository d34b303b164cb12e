import { type AdType, adTypeSpecs, type Channel } from '@posthorn/domain';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
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

const segmentOf = ({ kind }: AdOwner, adType: AdType) => adTypeSpecs[adType].segment[kind];

/**
 * The pages of a template have no routes yet, so the router can not check their paths. Default and
 * custom templates stand in folders of their own.
 */
function templatePage(
  { id, templateKind }: TemplateOwner,
  page: 'template-details/ads' | 'ads/$segment/create' | 'ads/$segment/$adId',
  params: { segment?: string; adId?: string } = {},
  search: { copy?: 1; from?: string } = {},
): PageAddress {
  return {
    to: `/presets/templates/$templates/$templateId/${page}`,
    params: { templates: `${templateKind}-templates`, templateId: id, ...params },
    search,
  } as unknown as PageAddress;
}

const adsPage = (owner: AdOwner): PageAddress =>
  owner.kind === 'campaign'
    ? {
        to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
        params: { campaignId: owner.id },
      }
    : templatePage(owner, 'template-details/ads');

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
    : templatePage(owner, 'ads/$segment/create', { segment }, search);
}

export function editAdHref(owner: AdOwner, adType: AdType, adId: string): PageAddress {
  const segment = segmentOf(owner, adType);
  return owner.kind === 'campaign'
    ? {
        to: '/campaigns-overview/$campaignId/ads/$segment/$adId',
        params: { campaignId: owner.id, segment, adId },
      }
    : templatePage(owner, 'ads/$segment/$adId', { segment, adId });
}
