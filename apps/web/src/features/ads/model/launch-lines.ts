import {
  adTypeSpecs,
  type Channel,
  channelsWithoutAd,
  configurationFields,
  type Finding,
  idleBudgets,
  isOfKind,
  isRunning,
  launchGate,
  launchTask,
  openChannels,
  sayFinding,
  shortTask,
} from '@posthorn/domain';
import { channelAnchors } from '../../../lib/channel/channel-anchors.ts';
import { connectionsHref } from '../../../lib/routes/connections-href.ts';
import type { AccountFacts, SocialPage } from '../../accounts/index.ts';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';
import { leadFormHref } from '../../lead-form/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { adsHref, adTypeHref, editAdHref } from './ad-href.ts';
import { type AdOwner, campaignOwner } from './ad-owner.ts';
import { adName } from './ad-words.ts';
import type { LaunchLine } from './ads-scene.ts';

export const isReady = (lines: readonly LaunchLine[]): boolean =>
  lines.every(({ isHint }) => isHint);

interface LaunchFacts {
  campaign: Campaign;
  ads: readonly Ad[];
  pages: readonly SocialPage[];
  account: AccountFacts;
  /** The person may connect ad accounts; others are told who can. */
  mayConnect: boolean;
}

/**
 * Everything that is in the way of a launch, as tasks, in the order in which a launch would refuse, and what
 * is good to know.
 */
export function launchLines(facts: LaunchFacts): LaunchLine[] {
  const { campaign, ads, pages, account } = facts;
  const seen = { ...rulesOf(campaign), currency: account.currency };
  // The page of a running campaign says so itself: it takes no ads on another channel.
  const idle = isRunning(campaign.status) ? [] : idleBudgets(seen, ads);
  const hints = [...idle, ...channelsWithoutAd(seen, ads)];
  return [...launchGate(seen, ads, pages, account), ...hints].map((found) => ({
    ...(found.path in configurationFields ? formLine(campaign, found) : adsLine(facts, found)),
    ...(found.severity === 'warning' && { isHint: true }),
  }));
}

const formLine = (campaign: Campaign, found: Finding): LaunchLine => ({
  key: found.path,
  text: launchTask(found),
  isForm: true,
  href: {
    to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
    params: { campaignId: campaign.id },
    hash: `field-${found.path}`,
  },
});

function adsLine({ campaign, ads, mayConnect }: LaunchFacts, found: Finding): LaunchLine {
  const owner = campaignOwner(campaign);
  const [part = '', of = ''] = found.path.split('.');
  const ad =
    part === 'keywords'
      ? ads.find(({ adType }) => isOfKind(adType, 'search'))
      : ads.find(({ id }) => id === of);
  const isOthers = part === 'networks' && !mayConnect;
  const text = isOthers ? sayFinding(found) : launchTask(found, ad && adName(ad));
  // the budget may lack the same for several channels
  const line = { key: `${found.code} ${found.path} ${text}`, text, short: shortTask(found) };
  if (part === 'budget') return { ...line, opens: part };
  if (part === 'pages' && isChannel(of)) return { ...line, channel: of, opens: 'page' };
  if (part === 'channels' && isChannel(of)) return { ...line, href: adsHref(owner, of) };
  if (part === 'leadform') {
    return { ...line, href: leadFormHref({ of: 'campaign', id: campaign.id }) };
  }
  if (part === 'networks' && mayConnect) return { ...line, href: connectionsHref };
  if (ad) return { ...line, ...ofAd(owner, ad) };
  const [first] = openChannels(campaign.type, rulesOf(campaign).channelsOff);
  return part === 'ads' ? { ...line, href: adsHref(owner, first) } : line;
}

const isChannel = (name: string): name is Channel => name in channelAnchors;

/** What can not be edited is found among the ads of its kind. */
function ofAd(owner: AdOwner, { adType, id }: Ad) {
  const { channel, canEditAndCopy } = adTypeSpecs[adType];
  const href = canEditAndCopy ? editAdHref(owner, adType, id) : adTypeHref(owner, adType);
  return { channel, href };
}
