import { adTypeSpecs, isOfKind } from '../ad/ad-type.ts';
import type { CampaignBudget } from '../budget/campaign-budget.ts';
import type { Spending } from '../budget/minimum.ts';
import { canAdvertiseIn, currencyNames } from '../budget/money.ts';
import type { CalendarDate } from '../calendar/date.ts';
import {
  channelLabels,
  channelSpecs,
  channels,
  type LeadformStatus,
  ownsForms,
  type SocialChannel,
  socialChannelOf,
} from '../channel/channel.ts';
import {
  type BudgetChannel,
  budgetChannels,
  budgetNames,
  budgetSpecs,
} from '../channel/placement.ts';
import { type FreeMoney, launchCoverFinding } from '../finance/limit.ts';
import { type Finding, finding } from '../finding.ts';
import { type ChosenKeywords, hasNoKeyword } from '../keyword/keyword.ts';
import type { FindingCode } from '../message/catalogue.ts';
import { listed } from '../message/listed.ts';
import { sayFinding } from '../message/say.ts';
import { type Goal, goalLabels, needsConversionId } from './goal.ts';
import { isSocialLaunchAd, type LaunchAd, launchAdFindings } from './launch-ads.ts';
import { launchBudgetFindings } from './launch-budget.ts';
import { type Funded, publishedBudget, publishedChannels } from './published.ts';
import {
  type CampaignStatus,
  type Difference,
  differsOnNetworks,
  isBeforeLaunch,
} from './status.ts';
import { campaignTypeSpecs, goalOf, usesField } from './type.ts';

/** What a launch looks at. */
export interface LaunchCampaign extends Funded, CampaignBudget, Spending, Difference {
  status: CampaignStatus;
  goal: Goal | null;
  pageIds: Record<SocialChannel, string | null>;
  mediaErrors: readonly string[];
  /** Whether its form can be published, tags filled in. Only asked where the type has one. */
  isLeadformComplete: boolean;
  /** The names of its places that the reference data has dropped: no network can be told of them. */
  unknownPlaces: readonly string[];
  /** What was chosen for Google Search; null where the job profiles tell it. */
  keywords?: ChosenKeywords | null;
  /** What was spent on all channels, in cents. */
  spent: number;
  /** For what each network has published it; nothing where it has not. */
  goalsOnNetworks: Partial<Record<BudgetChannel, Goal>>;
}

export interface ConnectedPage {
  id: string;
  channel: SocialChannel;
  leadformStatus: LeadformStatus | null;
  /** The network's own id of it; without one nothing can be published in its name. */
  externalId: string | null;
}

/** What a launch has to know besides the campaign. */
export interface LaunchFacts {
  today: CalendarDate;
  /** Where no ad account is connected. */
  unconnected: readonly BudgetChannel[];
  /** Where the ad account has no conversion id, so that applications are not counted. */
  uncounted: readonly BudgetChannel[];
  /** Where the network no longer lets us in. */
  lost: readonly BudgetChannel[];
  /** Where the ad account is kept in another currency than the account. */
  otherCurrency: readonly BudgetChannel[];
  /** What campaigns may still take of the account's money. */
  freeMoney: FreeMoney;
}

/** Search ads of campaigns that began until this day were made under terms that no longer exist. */
const LAST_DAY_OF_OLD_SEARCH_ADS = '2022-05-31';

/** The checks whose sentence the closed button shows, in their order; a check may have several codes. */
const buttonChecks: readonly (readonly FindingCode[])[] = [
  ['launch.noBudget'],
  ['launch.noAd'],
  ['launch.oldSearchAds'],
  ['launch.noPage'],
  ['launch.adTooLong', 'launch.noLogo'],
  ['launch.mediaErrors', 'launch.mediaUnfit'],
  ['launch.differentActions'],
];

/**
 * The sentence of the closed button: of the first check that found something. Undefined where only other
 * findings are left, which are shown as tasks. Errors of media are joined, of all ads.
 */
export function launchReason(findings: readonly Finding[]): string | undefined {
  for (const codes of buttonChecks) {
    const found = findings.filter(({ code }) => codes.includes(code));
    const [first] = found;
    if (!first) continue;
    const errors = found.flatMap(({ params }) => params?.errors ?? []);
    return errors.length > 0 ? [...new Set(errors)].join(', ') : sayFinding(first);
  }
  return undefined;
}

/**
 * Everything that keeps a campaign from being launched, besides its configuration, in the order of its list. Paths name the place that mends them: `budget`, `ads`,
 * `ads.{id}`, `pages.{channel}`, `leadform`, `keywords`.
 */
export function launchFindings(
  campaign: LaunchCampaign,
  ads: readonly LaunchAd[],
  pages: readonly ConnectedPage[],
  facts: LaunchFacts,
): Finding[] {
  return [
    ...campaign.unknownPlaces.map((place) =>
      finding('launch.placeUnknown', 'locations', { place }),
    ),
    ...launchBudgetFindings(campaign, ads),
    ...uncovered(campaign, ads, facts),
    ...untakenCurrency(campaign),
    ...(ads.length === 0 ? [finding('launch.noAd', 'ads')] : []),
    ...(isEnded(campaign, facts.today) ? [finding('launch.ended', 'schedule')] : []),
    ...oldSearchAds(campaign, ads),
    ...withoutKeyword(campaign, ads),
    ...missingPage(campaign, ads, pages),
    ...ads.flatMap(launchAdFindings),
    ...(campaign.mediaErrors.length === 0
      ? []
      : [finding('launch.mediaErrors', 'ads', { errors: campaign.mediaErrors.join(', ') })]),
    ...differentActions(campaign, ads),
    ...(campaignTypeSpecs[campaign.type].needsForm && !campaign.isLeadformComplete
      ? [finding('launch.formUnfinished', 'leadform')]
      : []),
    ...closedNetworks(campaign, ads, facts),
    ...uncountedGoal(campaign, ads, facts),
    ...keptGoalFindings(
      campaign,
      publishedChannels(campaign, ads).map(({ channel }) => channel),
    ),
  ];
}

function uncovered(
  campaign: LaunchCampaign,
  ads: readonly LaunchAd[],
  { freeMoney }: LaunchFacts,
): Finding[] {
  const spendable = { budget: publishedBudget(campaign, ads), spent: campaign.spent };
  const found = launchCoverFinding(campaign, spendable, freeMoney);
  return found ? [found] : [];
}

function untakenCurrency({ currency }: LaunchCampaign): Finding[] {
  if (canAdvertiseIn(currency)) return [];
  return [finding('launch.currency', 'networks', { currency: currencyNames[currency] })];
}

/** Before the launch the configuration looks after its dates; a repair must still have a day left. */
const isEnded = ({ status, endDate }: LaunchCampaign, today: CalendarDate): boolean =>
  !isBeforeLaunch(status) && endDate !== null && endDate < today;

/** Where nothing can be published as long as the connection is as it is. */
function closedNetworks(
  campaign: LaunchCampaign,
  ads: readonly LaunchAd[],
  { unconnected, lost, otherCurrency }: LaunchFacts,
): Finding[] {
  const used = publishedChannels(campaign, ads).map(({ channel }) => channel);
  const say = (
    code: 'launch.notConnected' | 'launch.connectionLost' | 'launch.otherCurrency',
    closed: readonly BudgetChannel[],
  ) => {
    const channels = used.filter((channel) => closed.includes(channel));
    return channels.length === 0
      ? []
      : [finding(code, 'networks', { channels: namesOf(channels) })];
  };
  return [
    ...say('launch.notConnected', unconnected),
    ...say('launch.connectionLost', lost),
    ...say('launch.otherCurrency', otherCurrency),
  ];
}

/** Without its conversion id a network would be paid for applications that it can not see. */
function uncountedGoal(
  campaign: LaunchCampaign,
  ads: readonly LaunchAd[],
  { unconnected, uncounted }: LaunchFacts,
): Finding[] {
  // A form counts its applications itself.
  if (!needsConversionId(goalOf(campaign)) || campaignTypeSpecs[campaign.type].needsForm) return [];
  const without = publishedChannels(campaign, ads)
    .map(({ channel }) => channel)
    .filter((channel) => uncounted.includes(channel) && !unconnected.includes(channel));
  return without.length === 0
    ? []
    : [finding('launch.noConversionId', 'networks', { channels: namesOf(without) })];
}

/** Some networks never change the goal of what they have published: they would refuse all of it. */
export const keptGoalFindings = (
  campaign: Pick<LaunchCampaign, 'type' | 'goal' | 'goalsOnNetworks'>,
  channels: readonly BudgetChannel[] = budgetChannels,
): Finding[] =>
  channels.flatMap((channel) => {
    const goal = budgetSpecs[channel].keepsGoal && campaign.goalsOnNetworks[channel];
    if (!goal || goal === goalOf(campaign)) return [];
    const path = usesField(campaign.type, 'campaignGoal') ? 'goal' : 'networks';
    const params = { channel: budgetNames[channel], goal: goalLabels[goal] };
    return [finding('launch.goalKept', path, params)];
  });

const namesOf = (channels: readonly BudgetChannel[]): string =>
  listed(channels.map((channel) => budgetNames[channel]));

function oldSearchAds(campaign: LaunchCampaign, ads: readonly LaunchAd[]): Finding[] {
  const isOld =
    differsOnNetworks(campaign) &&
    campaignTypeSpecs[campaign.type].hadOldSearchAds &&
    campaign.startDate !== null &&
    campaign.startDate <= LAST_DAY_OF_OLD_SEARCH_ADS;
  const search = isOld && ads.find(({ adType }) => isOfKind(adType, 'search'));
  return search ? [finding('launch.oldSearchAds', `ads.${search.id}`)] : [];
}

/** A search ad that is shown for no search is money that no one can spend. */
function withoutKeyword(campaign: LaunchCampaign, ads: readonly LaunchAd[]): Finding[] {
  const search = publishedChannels(campaign, ads).flatMap(({ ads: shown }) =>
    shown.filter(({ adType }) => isOfKind(adType, 'search')),
  );
  return search.length > 0 && hasNoKeyword(campaign.keywords ?? null)
    ? [finding('launch.noKeyword', 'keywords')]
    : [];
}

const formOwners = channels.filter((channel) => {
  const social = socialChannelOf(channel);
  return social !== null && ownsForms(social);
});

/** Whether ads can speak in a page's name: it is still connected, and may ask for applications. */
export const isPageUsable = (
  page: Pick<ConnectedPage, 'leadformStatus'>,
  type: LaunchCampaign['type'],
): boolean => !campaignTypeSpecs[type].needsForm || page.leadformStatus === 'accepted';

function missingPage(
  campaign: LaunchCampaign,
  ads: readonly LaunchAd[],
  pages: readonly ConnectedPage[],
): Finding[] {
  const isValid = (channel: SocialChannel) =>
    pages.some(
      (page) =>
        page.channel === channel &&
        page.id === campaign.pageIds[channel] &&
        page.externalId !== null &&
        isPageUsable(page, campaign.type),
    );
  const used = ads.map(({ adType }) => adTypeSpecs[adType].channel);
  const withForm = used.some((channel) => channelSpecs[channel].takesForms);
  // A form belongs to a page: where ads run on Instagram alone, it is that of the Facebook page.
  const owners = campaignTypeSpecs[campaign.type].needsForm && withForm ? formOwners : [];
  const without = [...new Set([...used, ...owners])].filter((channel) => {
    const social = socialChannelOf(channel);
    return social && !isValid(social);
  });
  if (without.length === 0) return [];
  const names = without.map((channel) => channelLabels[channel]).join(', ');
  return [finding('launch.noPage', `pages.${without[0]}`, { channels: names })];
}

/** One form takes the applications of Facebook and Instagram, and it has one button. */
function differentActions(campaign: LaunchCampaign, ads: readonly LaunchAd[]): Finding[] {
  if (!campaignTypeSpecs[campaign.type].needsForm) return [];
  const withForm = ads
    .filter(isSocialLaunchAd)
    .filter(({ adType }) => channelSpecs[adTypeSpecs[adType].channel].takesForms);
  const odd = withForm.find(({ callToAction }) => callToAction !== withForm[0]?.callToAction);
  return odd ? [finding('launch.differentActions', `ads.${odd.id}`)] : [];
}
