import { channelsChosen, openChannels } from '../campaign/channels.ts';
import { type CampaignStatus, isBeforeLaunch } from '../campaign/status.ts';
import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import { type Channel, channelLabels } from '../channel/channel.ts';
import {
  type BudgetChannel,
  budgetChannels,
  budgetOf,
  type ChannelSwitch,
  isChannelOn,
} from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { listed } from '../message/listed.ts';
import {
  type CampaignBudget,
  type ChannelAmounts,
  isDivided,
  undividedAmounts,
} from './campaign-budget.ts';
import { minimumBudget, type Spending } from './minimum.ts';
import type { Currency } from './money.ts';
import { affordableChannels, divideBudget } from './recommendation.ts';
import { budgetFindings, budgetOpenFinding, withBudget } from './set-budget.ts';

/** What decides how the total of a campaign is divided. */
export interface Dividing extends CampaignBudget, Omit<Spending, 'currency'> {
  type: CampaignType;
  packageId: string | null;
  channelsOff: readonly ChannelSwitch[];
}

export interface Divisible extends Dividing {
  status: CampaignStatus;
}

export const minimumsIn =
  (spending: Spending) =>
  (channel: BudgetChannel): number =>
    minimumBudget(channel, spending) ?? 0;

/** A total in cents over those of the channels that it is enough for, as we would divide it; null is none. */
export function dividedOver(
  total: number,
  wanted: readonly BudgetChannel[],
  spending: Spending,
): ChannelAmounts {
  const minimumOf = minimumsIn(spending);
  const hasAds = (channel: BudgetChannel) => spending.minimumTimes?.[channel] !== undefined;
  const affordable = affordableChannels(total, wanted, minimumOf, hasAds);
  const amounts = divideBudget(total, affordable, minimumOf);
  return Object.fromEntries(
    budgetChannels.map((channel) => [
      channel,
      affordable.includes(channel) ? amounts[channel] : null,
    ]),
  ) as ChannelAmounts;
}

/** What money can be given to: its channels are chosen, and the type pays for them. */
export function chosenBudgets({
  type,
  channelsOff,
}: Pick<Divisible, 'type' | 'channelsOff'>): BudgetChannel[] {
  const open = openChannels(type, channelsOff).map(budgetOf);
  return campaignTypeSpecs[type].budgetChannels.filter((channel) => open.includes(channel));
}

export const advisedFor = (campaign: Dividing, total: number, currency: Currency): ChannelAmounts =>
  dividedOver(total, chosenBudgets(campaign), { ...campaign, currency });

/**
 * Whether the money lies as we would divide it: then it may be divided anew without undoing a choice. It may
 * have been divided before there were ads.
 */
export function isAsAdvised(campaign: Dividing, currency: Currency): boolean {
  const total = campaign.customTotalGrossBudget;
  if (!total || !isDivided(campaign)) return false;
  return [campaign, { ...campaign, minimumTimes: {} }].some((known) => {
    const advised = advisedFor(known, total, currency);
    return budgetChannels.every(
      (channel) => (advised[channel] ?? 0) === (campaign.channelBudget[channel] ?? 0),
    );
  });
}

const dividedAnew = <C extends Dividing>(campaign: C, currency: Currency): C =>
  withBudget(campaign, advisedFor(campaign, campaign.customTotalGrossBudget ?? 0, currency));

/** The campaign with other dates or channels: a budget that was as advised stays so, one made by hand is kept. */
export const adviceFollowed = <C extends Dividing>(
  before: Dividing,
  after: C,
  currency: Currency,
): C => (isAsAdvised(before, currency) ? dividedAnew(after, currency) : after);

/** What is wrong with a total in cents, once it is divided over the chosen channels. */
export function totalFindings(
  campaign: Divisible,
  total: number | null,
  currency: Currency,
): Finding[] {
  const launched = budgetOpenFinding(campaign.status);
  if (launched) return [launched];
  if (total === null) return [];
  if (total <= 0) return [finding('field.minValue', 'budget', { min: 1 })];
  if (total % 100 !== 0) return [finding('field.amount', 'budget')];
  const wrong = budgetFindings({ ...campaign, currency }, advisedFor(campaign, total, currency));
  return wrong.map((found) => ({ ...found, path: 'budget' }));
}

/** The campaign with a total, divided over its channels; null takes the budget back. */
export function withTotal<C extends Divisible>(
  campaign: C,
  total: number | null,
  currency: Currency,
): C {
  if (total !== null) return withBudget(campaign, advisedFor(campaign, total, currency));
  return {
    ...campaign,
    customTotalGrossBudget: null,
    channelBudget: undividedAmounts,
  };
}

/** Why the channels of a campaign can not be chosen at all. */
export function channelChoiceFinding({
  status,
  packageId,
}: Pick<Divisible, 'status' | 'packageId'>): Finding | undefined {
  if (!isBeforeLaunch(status)) return finding('campaign.notConfigurable');
  return packageId === null ? undefined : finding('campaign.channelsOfPackage', 'channels');
}

/** The channels of its type that a person left out and can have back. */
export const leftOutChannels = (campaign: Omit<Divisible, keyof CampaignBudget>): Channel[] =>
  channelChoiceFinding(campaign)
    ? []
    : openChannels(campaign.type).filter((channel) => !isChannelOn(campaign.channelsOff, channel));

/** What is wrong with the channels a person wants. */
export function chosenChannelsFindings(type: CampaignType, wanted: readonly Channel[]): Finding[] {
  if (wanted.length === 0) return [finding('campaign.noChannel', 'channels')];
  const closed = wanted.filter((channel) => !openChannels(type).includes(channel));
  if (closed.length === 0) {
    const paid = campaignTypeSpecs[type].budgetChannels;
    return wanted.some((channel) => paid.includes(budgetOf(channel)))
      ? []
      : [finding('campaign.noPaidChannel', 'channels')];
  }
  const names = listed(closed.map((channel) => channelLabels[channel]));
  return [finding('campaign.channelsNotInType', 'channels', { n: closed.length, channels: names })];
}

/**
 * The campaign on exactly these channels. Its total stays: money of a channel that is left goes to the others.
 * Shares made by hand are kept while all their channels stay.
 */
export function withChosenChannels<C extends Divisible>(
  campaign: C,
  wanted: readonly Channel[],
  currency: Currency,
): C {
  const after = { ...campaign, channelsOff: channelsChosen(campaign, wanted) };
  const chosen = chosenBudgets(after);
  const isLeft = (channel: BudgetChannel) =>
    (campaign.channelBudget[channel] ?? 0) > 0 && !chosen.includes(channel);
  return isDivided(campaign) && budgetChannels.some(isLeft)
    ? dividedAnew(after, currency)
    : adviceFollowed(campaign, after, currency);
}
