import {
  adTypeSpecs,
  type CampaignField,
  type Channel,
  campaignFieldLabels,
  configurationFields,
  type Finding,
  idleBudgets,
  isOfKind,
  launchGate,
  openChannels,
  sayFinding,
} from '@posthorn/domain';
import { campaignTaskTexts } from '@posthorn/domain/texts/campaign-task';
import { channelAnchors } from '../../../lib/channel/channel-anchors.ts';
import type { AccountFacts, SocialPage } from '../../accounts/index.ts';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';
import { leadFormHref } from '../../lead-form/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { adsHref, adTypeHref, editAdHref } from './ad-href.ts';
import { type AdOwner, campaignOwner } from './ad-owner.ts';
import type { LaunchLine } from './ads-scene.ts';

export const isReady = (lines: readonly LaunchLine[]): boolean =>
  lines.every(({ isHint }) => isHint);

interface LaunchFacts {
  campaign: Campaign;
  ads: readonly Ad[];
  pages: readonly SocialPage[];
  account: AccountFacts;
}

/**
 * Everything that is in the way of a launch, in the order in which a launch would refuse, and what is
 * good to know.
 */
export function launchLines({ campaign, ads, pages, account }: LaunchFacts): LaunchLine[] {
  const seen = { ...rulesOf(campaign), currency: account.currency };
  return [...launchGate(seen, ads, pages, account), ...idleBudgets(seen, ads)].map((found) => ({
    ...(found.path in configurationFields
      ? formLine(campaign, found)
      : adsLine(campaign, ads, found)),
    ...(found.severity === 'warning' && { isHint: true }),
  }));
}

function formLine(campaign: Campaign, found: Finding): LaunchLine {
  const { [found.path]: name } = configurationFields as Partial<Record<string, CampaignField>>;
  return {
    key: found.path,
    text: name ? formTask(name, found) : sayFinding(found),
    isForm: true,
    href: {
      to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
      params: { campaignId: campaign.id },
      hash: `field-${found.path}`,
    },
  };
}

/** What is empty is a task; what is wrong is said of its field. */
const formTask = (name: CampaignField, found: Finding): string =>
  found.code === 'field.required'
    ? campaignTaskTexts[name]
    : `${campaignFieldLabels[name]}: ${sayFinding(found)}`;

function adsLine(campaign: Campaign, ads: readonly Ad[], found: Finding): LaunchLine {
  const text = sayFinding(found);
  // the budget may lack the same for several channels
  const line = { key: `${found.code} ${found.path} ${text}`, text };
  const [part = '', of = ''] = found.path.split('.');
  if (part === 'budget') return { ...line, opens: part };
  if (part === 'pages' && isChannel(of)) {
    return { ...line, channel: of, href: adsHref(campaignOwner(campaign), of) };
  }
  if (part === 'leadform') {
    return { ...line, href: leadFormHref({ of: 'campaign', id: campaign.id }) };
  }
  const ad =
    part === 'keywords'
      ? ads.find(({ adType }) => isOfKind(adType, 'search'))
      : ads.find(({ id }) => id === of);
  if (ad) return { ...line, ...ofAd(campaignOwner(campaign), ad) };
  const [first] = openChannels(campaign.type, rulesOf(campaign).channelsOff);
  return part === 'ads' ? { ...line, href: adsHref(campaignOwner(campaign), first) } : line;
}

const isChannel = (name: string): name is Channel => name in channelAnchors;

/** What can not be edited is found among the ads of its kind. */
function ofAd(owner: AdOwner, { adType, id }: Ad) {
  const { channel, canEditAndCopy } = adTypeSpecs[adType];
  const href = canEditAndCopy ? editAdHref(owner, adType, id) : adTypeHref(owner, adType);
  return { channel, href };
}
