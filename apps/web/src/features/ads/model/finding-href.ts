import {
  adTypeSpecs,
  type Channel,
  configurationFields,
  type Finding,
  isOfKind,
} from '@posthorn/domain';
import { channelAnchors } from '../../../lib/channel/channel-anchors.ts';
import { connectionsHref } from '../../../lib/routes/connections-href.ts';
import type { PageAddress } from '../../../lib/routes/page-address.ts';
import { leadFormHref } from '../../lead-form/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { adsHref, adTypeHref, budgetHref, editAdHref } from './ad-href.ts';
import { type AdOwner, campaignOwner } from './ad-owner.ts';

interface FoundIn {
  campaign: { id: string; accountId: string };
  ads: readonly Ad[];
  /** The person may connect ad accounts. */
  mayConnect: boolean;
}

/** The page, and the part of it, on which is mended what a launch found; undefined where it is no page of ours. */
export function findingHref(
  { campaign, ads, mayConnect }: FoundIn,
  { path }: Pick<Finding, 'path'>,
): PageAddress | undefined {
  if (path in configurationFields) return fieldHref(campaign.id, path);
  const owner = campaignOwner(campaign);
  const [part = '', of = ''] = path.split('.');
  if (part === 'budget') return budgetHref(owner);
  if (part === 'leadform') return leadFormHref({ of: 'campaign', id: campaign.id });
  if (part === 'networks') return mayConnect ? connectionsHref : undefined;
  if ((part === 'pages' || part === 'channels') && isChannel(of)) return adsHref(owner, of);
  const ad = adOfFinding(ads, path);
  if (ad) return adHref(owner, ad);
  return part === 'ads' || part === 'keywords' ? adsHref(owner) : undefined;
}

export const fieldHref = (campaignId: string, field: string): PageAddress => ({
  to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
  params: { campaignId },
  hash: `field-${field}`,
});

/** The ad that a finding is about. Of the keywords it is one that is found by them. */
export function adOfFinding(ads: readonly Ad[], path: string): Ad | undefined {
  const [part, of] = path.split('.');
  return part === 'keywords'
    ? ads.find(({ adType }) => isOfKind(adType, 'search'))
    : ads.find(({ id }) => id === of);
}

export const isChannel = (name: string): name is Channel => name in channelAnchors;

/** What can not be edited is found among the ads of its kind. */
const adHref = (owner: AdOwner, { adType, id }: Ad): PageAddress =>
  adTypeSpecs[adType].canEditAndCopy ? editAdHref(owner, adType, id) : adTypeHref(owner, adType);
