import { changeTexts } from '#texts/change';
import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { channelLabels } from '../channel/channel.ts';
import {
  type BudgetChannel,
  budgetChannels,
  budgetNames,
  type ChannelSwitch,
  channelsPaidBy,
  isPlacementOn,
  placementBudgets,
} from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { openChannels } from './channels.ts';
import { type CampaignStatus, isBeforeLaunch, isRunning } from './status.ts';
import { type CampaignType, campaignTypeSpecs } from './type.ts';

/** What decides about where a campaign is published. */
export interface Funded {
  type: CampaignType;
  /** Cents; null where no one has set any. */
  channelBudget: Record<BudgetChannel, number | null>;
  channelsOff: readonly ChannelSwitch[];
}

/** What of a campaign the networks get. Changed after the launch, it waits until it is deployed again. */
export const publishedFields = [
  'type',
  'title',
  'targetUrl',
  'language',
  'goal',
  'functionGroup',
  'profiles',
  'locations',
  'startDate',
  'endDate',
  'channelBudget',
  'channelsOff',
  'facebookPageId',
  'instagramPageId',
  'linkedinPageId',
  'beneficiary',
  'payer',
  'keywords',
] as const;
export type PublishedField = (typeof publishedFields)[number];

/** What a person calls them; several fields may be one thing to people. */
export const publishedFieldLabels: Record<PublishedField, string> = {
  type: changeTexts.type,
  title: changeTexts.title,
  targetUrl: changeTexts.targetUrl,
  language: changeTexts.language,
  goal: changeTexts.goal,
  functionGroup: changeTexts.functionGroup,
  profiles: changeTexts.profiles,
  locations: changeTexts.locations,
  startDate: changeTexts.dates,
  endDate: changeTexts.dates,
  channelBudget: changeTexts.budget,
  channelsOff: changeTexts.channels,
  facebookPageId: changeTexts.pages,
  instagramPageId: changeTexts.pages,
  linkedinPageId: changeTexts.pages,
  beneficiary: changeTexts.beneficiary,
  payer: changeTexts.payer,
  keywords: changeTexts.keywords,
};

/** What one budget pays for. */
export interface PublishedChannel<Ad> {
  channel: BudgetChannel;
  /** Cents, more than none. */
  budget: number;
  ads: Ad[];
}

/** The ads that a budget would pay for: their channel is part of the type and switched on. */
export function adsPaidBy<Ad extends { adType: AdType }>(
  { type, channelsOff }: Pick<Funded, 'type' | 'channelsOff'>,
  ads: readonly Ad[],
  budget: BudgetChannel,
): Ad[] {
  const open = openChannels(type);
  return ads.filter(({ adType }) => {
    const { channel, placement } = adTypeSpecs[adType];
    return (
      placementBudgets[placement] === budget &&
      open.includes(channel) &&
      isPlacementOn(channelsOff, placement)
    );
  });
}

/** Where a campaign is published: the type can pay there, there is money, and there are ads. */
export function publishedChannels<Ad extends { adType: AdType }>(
  campaign: Funded,
  ads: readonly Ad[],
): PublishedChannel<Ad>[] {
  return campaignTypeSpecs[campaign.type].budgetChannels.flatMap((channel) => {
    const budget = campaign.channelBudget[channel] ?? 0;
    const shown = adsPaidBy(campaign, ads, channel);
    return budget > 0 && shown.length > 0 ? [{ channel, budget, ads: shown }] : [];
  });
}

/** What is launched of the budget, in cents: the money of channels without ads stays here. */
export const publishedBudget = (campaign: Funded, ads: readonly { adType: AdType }[]): number =>
  publishedChannels(campaign, ads).reduce((sum, { budget }) => sum + budget, 0);

/**
 * Channels that were chosen and are paid for together with others, but have nothing to show. A launched campaign takes
 * no ads where it has none, so nothing could be done about them.
 */
export function channelsWithoutAd(
  campaign: Funded & { status: CampaignStatus },
  ads: readonly { adType: AdType }[],
): Finding[] {
  if (!isBeforeLaunch(campaign.status)) return [];
  const open = openChannels(campaign.type, campaign.channelsOff);
  return publishedChannels(campaign, ads).flatMap(({ channel: budget, ads: shown }) => {
    const used = shown.map(({ adType }) => adTypeSpecs[adType].channel);
    return channelsPaidBy(budget)
      .filter((channel) => open.includes(channel) && !used.includes(channel))
      .map((channel) => ({
        ...finding('launch.channelWithoutAd', `channels.${channel}`, {
          channel: channelLabels[channel],
        }),
        severity: 'warning' as const,
      }));
  });
}

/** Budgets that would pay for ads that are there and used, and have no money. */
export const budgetsWithoutMoney = (
  campaign: Funded,
  ads: readonly { adType: AdType }[],
): BudgetChannel[] => {
  const published = publishedChannels(campaign, ads).map(({ channel }) => channel);
  return budgetChannels.filter(
    (channel) => !published.includes(channel) && adsPaidBy(campaign, ads, channel).length > 0,
  );
};

/** Money that nothing is shown for. No reason not to launch; a person may have meant otherwise. */
export function idleBudgets(
  campaign: Pick<Funded, 'type' | 'channelBudget'> & { status: CampaignStatus },
  published: readonly BudgetChannel[],
): Finding[] {
  const code = isRunning(campaign.status) ? 'launch.idleBudgetRunning' : 'launch.idleBudget';
  // Where nothing would be shown at all, that is in the way of a launch.
  if (published.length === 0) return [];
  return campaignTypeSpecs[campaign.type].budgetChannels
    .filter((channel) => !published.includes(channel) && (campaign.channelBudget[channel] ?? 0) > 0)
    .map((channel) => ({
      ...finding(code, 'budget', {
        channel: budgetNames[channel],
        n: channelsPaidBy(channel).length,
      }),
      severity: 'warning',
    }));
}
