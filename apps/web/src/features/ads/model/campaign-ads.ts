import {
  addFinding,
  adsOpenFinding,
  adTypeSpecs,
  type Channel,
  campaignTypeSpecs,
  channelLabels,
  channelsPaidBy,
  copyTargets,
  countedByAd,
  countedOfChannel,
  type Finding,
  fill,
  goalOf,
  isBeforeLaunch,
  isBudgetSettable,
  lastAdFinding,
  metricsOfGoal,
  openChannels,
  placementBudgets,
  sayFinding,
  tooManyAdsFinding,
} from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { budgetTexts } from '@posthorn/domain/texts/budget';
import type { AccountFacts, SocialPage } from '../../accounts/index.ts';
import {
  type Campaign,
  type CampaignFigures,
  type Launch,
  rulesOf,
} from '../../campaigns/index.ts';
import { campaignKeywords } from '../../keywords/index.ts';
import type { Ad } from '../api/list-ads.ts';
import { deliveryByAd } from '../launch/channel-lines.ts';
import { asCounted, wrongWith } from './ad-findings.ts';
import { budgetHref } from './ad-href.ts';
import { campaignOwner } from './ad-owner.ts';
import type { AdAbilities, AdsFigures, AdsScene, LaunchLine, OfferedChannel } from './ads-scene.ts';
import { previewsOf } from './preview-facts.ts';
import { offeredChannels, surroundingsOf } from './surroundings.ts';

interface Known {
  campaign: Campaign;
  ads: readonly Ad[];
  pages: readonly SocialPage[];
  account: AccountFacts;
  /** What is in the way of sending it to the networks; missing where it can not be. */
  lines?: readonly LaunchLine[] | undefined;
  /** How far it has come on its networks. */
  launch?: Launch | undefined;
  /** What its ads did, once it is known here. */
  figures?: CampaignFigures | undefined;
}

/** A campaign as the page of its ads sees it. */
export function campaignAds(known: Known): AdsScene {
  const { campaign, ads, pages } = known;
  const around = surroundingsOf(campaign, ads, pages);
  return {
    owner: campaignOwner(campaign),
    channels: shownChannels(campaign, ads, offeredChannels(around)),
    abilities: abilitiesIn(around, ads),
    previews: previewsOf(campaign, pages),
    keywords: campaignKeywords(campaign),
    wrongWith: (ad) => wrongWith(ad, { of: 'campaign', type: campaign.type }),
    ...(known.lines && { launch: known.lines }),
    refusals: refusalsOf(known),
    delivery: deliveryByAd(known.launch),
    ...(!isBeforeLaunch(campaign.status) && { figures: figuresOf(known) }),
  };
}

function figuresOf({ campaign, account, figures }: Known): AdsFigures {
  const ofAd = figures && countedByAd(figures);
  return {
    metrics: metricsOfGoal(goalOf(campaign)),
    currency: account.currency,
    ofAd: ({ id, adType }) => ofAd?.({ id, channel: adTypeSpecs[adType].channel }),
    whyNone: (channel) =>
      campaign.enabledChannels[channel] ? undefined : fill(adsPageTexts.notPublished, { n: 1 }),
    ofChannel: (channel) => figures && countedOfChannel(figures, channel),
  };
}

function refusalsOf({ campaign, ads }: Known): ReadonlyMap<Channel, readonly string[]> {
  const refusals = new Map<Channel, string[]>();
  const note = (channel: Channel, texts: string[]) =>
    refusals.set(channel, [...new Set([...(refusals.get(channel) ?? []), ...texts])]);
  for (const { channel, adId, userMessage } of campaign.errors) {
    const ad = ads.find(({ id }) => id === adId);
    if (ad) note(adTypeSpecs[ad.adType].channel, []);
    else if (channel && !adId)
      for (const paid of channelsPaidBy(channel)) note(paid, [userMessage]);
  }
  return refusals;
}

const said = (found: Finding | undefined) => found && sayFinding(found);

const abilitiesIn = (
  around: ReturnType<typeof surroundingsOf>,
  ads: readonly Ad[],
): AdAbilities => ({
  isOver: adsOpenFinding(around.status) !== undefined,
  whyNotAdd: (adType) => said(addFinding(around, adType) ?? tooManyAdsFinding(ads.length)),
  whyNotDelete: (ad) => said(lastAdFinding(around.status, asCounted(ad), ads.map(asCounted))),
  copyTargets: (adType) => (tooManyAdsFinding(ads.length) ? [] : copyTargets(around, adType)),
});

/** What is not used comes last. */
function shownChannels(
  campaign: Campaign,
  ads: readonly Ad[],
  offered: readonly OfferedChannel[],
): OfferedChannel[] {
  const open = openChannels(campaign.type, rulesOf(campaign).channelsOff);
  const used = offered.filter(({ channel }) => open.includes(channel));
  const unused = offered.filter(({ channel }) => !open.includes(channel));
  return [
    ...used.map((one) => ({ ...one, note: noteOn(campaign, ads, one) })),
    ...unused.map((one) => {
      const n = ads.filter(({ adType }) => one.types.includes(adType)).length;
      return { ...one, isUnused: true, note: { text: fill(adsPageTexts.keptAds, { n }) } };
    }),
  ];
}

/** Of a channel that is used: without money it shows its ads to no one. */
function noteOn(
  campaign: Campaign,
  ads: readonly Ad[],
  { channel, types }: OfferedChannel,
): OfferedChannel['note'] {
  const { budgetChannels } = campaignTypeSpecs[campaign.type];
  const hasBudget = types.some((adType) =>
    budgetChannels.includes(placementBudgets[adTypeSpecs[adType].placement]),
  );
  if (!hasBudget) {
    return { text: fill(adTexts.channelWithoutBudget, { channel: channelLabels[channel] }) };
  }
  if (campaign.enabledChannels[channel]) return undefined;
  const n = ads.filter(({ adType }) => types.includes(adType)).length;
  if (n === 0) return { text: budgetTexts.channelOff };
  const isWarning = true;
  if (isBeforeLaunch(campaign.status)) {
    return { text: budgetTexts.channelOff, isWarning, href: budgetHref(campaignOwner(campaign)) };
  }
  const text = fill(adsPageTexts.notPublished, { n });
  return isBudgetSettable(campaign.status)
    ? { text, isWarning, href: budgetHref(campaignOwner(campaign)) }
    : { text: fill(adsPageTexts.budgetIsFixed, { text }), isWarning };
}
