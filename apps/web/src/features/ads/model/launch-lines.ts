import {
  adTypeSpecs,
  channelsWithoutAd,
  configurationFields,
  type Finding,
  idleBudgets,
  isRunning,
  launchGate,
  launchReason,
  launchTask,
  movedBudget,
  openChannels,
  publishedChannels,
  sayFinding,
  shortTask,
} from '@posthorn/domain';
import type { AccountFacts, SocialPage } from '../../accounts/index.ts';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { adsHref } from './ad-href.ts';
import { campaignOwner } from './ad-owner.ts';
import { adName } from './ad-words.ts';
import type { LaunchLine } from './ads-scene.ts';
import { adOfFinding, fieldHref, findingHref, isChannel } from './finding-href.ts';

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
  const idle = isRunning(campaign.status) ? [] : idleBudgets(seen, publishedOf(seen, ads));
  const moved = movedBudget(seen, ads);
  const hints = [...idle, ...channelsWithoutAd(seen, ads)];
  const blocking = launchGate(seen, ads, pages, account);
  const lines = [...blocking, ...hints].map((found) => ({
    ...(found.path in configurationFields ? formLine(campaign, found) : adsLine(facts, found)),
    ...(found.severity === 'warning' && { isHint: true as const }),
    // One press moves the money of all such channels.
    ...(moved && found === idle.at(-1) && { moved }),
  }));
  const [first, ...rest] = lines;
  const reason = launchReason(blocking);
  return first && reason ? [{ ...first, reason }, ...rest] : lines;
}

const publishedOf = (...given: Parameters<typeof publishedChannels>) =>
  publishedChannels(...given).map(({ channel }) => channel);

/** What the closed button shows; undefined where it is open. */
export function closedReason(lines: readonly LaunchLine[]): string | undefined {
  const first = lines.find(({ isHint }) => !isHint);
  return first?.reason ?? first?.text;
}

const formLine = (campaign: Campaign, found: Finding): LaunchLine => ({
  key: found.path,
  text: launchTask(found),
  isForm: true,
  href: fieldHref(campaign.id, found.path),
});

function adsLine({ campaign, ads, mayConnect }: LaunchFacts, found: Finding): LaunchLine {
  const [part = '', of = ''] = found.path.split('.');
  const ad = adOfFinding(ads, found.path);
  const isOthers = part === 'networks' && !mayConnect;
  const text = isOthers ? sayFinding(found) : launchTask(found, ad && adName(ad));
  // the budget may lack the same for several channels
  const line = { key: `${found.code} ${found.path} ${text}`, text, short: shortTask(found) };
  if (part === 'budget') return { ...line, opens: part };
  if (part === 'pages' && isChannel(of)) return { ...line, channel: of, opens: 'page' };
  if (part === 'ads' && !ad) {
    const [first] = openChannels(campaign.type, rulesOf(campaign).channelsOff);
    return { ...line, href: adsHref(campaignOwner(campaign), first) };
  }
  const href = findingHref({ campaign, ads, mayConnect }, found);
  return {
    ...line,
    ...(ad && { channel: adTypeSpecs[ad.adType].channel }),
    ...(href && { href }),
  };
}
