import { channelAmountFinding } from '../budget/amount.ts';
import { type CampaignBudget, type ChannelAmounts, totalOf } from '../budget/campaign-budget.ts';
import { dailyMinimum, minimumBudget, type Spending } from '../budget/minimum.ts';
import { currencyNames, showAmount, showBudget } from '../budget/money.ts';
import { addDays, type CalendarDate, runningDays, showDate } from '../calendar/date.ts';
import type { Channel } from '../channel/channel.ts';
import {
  type BudgetChannel,
  budgetChannels,
  budgetNames,
  budgetSpecs,
  channelsPaidBy,
  perBudget,
} from '../channel/placement.ts';
import { spendableMoney } from '../finance/ledger.ts';
import { coverFinding, type FreeMoney, takenBy } from '../finance/limit.ts';
import { type Finding, finding } from '../finding.ts';
import { listed } from '../message/listed.ts';
import { latestEnd } from './schedule.ts';
import { type CampaignStatus, isOver } from './status.ts';

/** A later end, more money, or both. A boost leaves the end as it is. */
export interface Extension {
  endDate: CalendarDate;
  /** Cents that are added to each channel. */
  amounts: ChannelAmounts;
}

/** Whether a network will never show again what ended on that day. */
export const hasEndedForGood = (
  channel: BudgetChannel,
  endDate: CalendarDate | null,
  today: CalendarDate,
): boolean => budgetSpecs[channel].endsForGood === true && endDate !== null && endDate < today;

/** Where a campaign can get more days and more money: of where it is published, what can still be shown. */
export const extendableChannels = (
  { publishedChannels, endDate }: Pick<Extendable, 'publishedChannels' | 'endDate'>,
  today: CalendarDate,
): BudgetChannel[] =>
  publishedChannels.filter((channel) => !hasEndedForGood(channel, endDate, today));

/** What decides about it. */
export interface Extendable extends CampaignBudget, Spending {
  status: CampaignStatus;
  /** Where it is published. */
  publishedChannels: readonly BudgetChannel[];
  /** Cents that are gone of each budget. */
  spent: Record<BudgetChannel, number>;
  /** What campaigns may still take of the account's money; no limit where it is missing. */
  freeMoney?: FreeMoney;
}

/** What was spent of each budget, from what was spent on each channel. */
export const spentPerBudget = (spentOn: (channel: Channel) => number) =>
  perBudget((budget) => channelsPaidBy(budget).reduce((sum, channel) => sum + spentOn(channel), 0));

/** Days that are over are not given back. */
export const earliestExtendedEnd = (
  endDate: CalendarDate | null,
  today: CalendarDate,
): CalendarDate => (endDate !== null && endDate > today ? endDate : today);

/** What the dialog begins with. */
export const presetEnd = (endDate: CalendarDate | null, today: CalendarDate): CalendarDate =>
  endDate === null || endDate < today ? addDays(today, 1) : endDate;

/** We advise to add half of what the campaign had, in whole units. */
export const advisedAddition = ({ customTotalGrossBudget }: CampaignBudget): number =>
  Math.ceil((customTotalGrossBudget ?? 0) / 200) * 100;

/** Whole units, the same for every channel; what can not be divided goes to the first. */
export function splitEvenly(cents: number, channels: readonly BudgetChannel[]): ChannelAmounts {
  const each = Math.floor(cents / channels.length / 100) * 100;
  const rest = cents - each * channels.length;
  return perBudget((channel) =>
    channels.includes(channel) ? each + (channel === channels[0] ? rest : 0) : null,
  );
}

/**
 * The least that must be added to a channel. Its network wants a minimum for the whole time; and days that
 * are added, or run again, must be paid with what is not spent yet.
 */
export function requiredAddition(
  channel: BudgetChannel,
  campaign: Extendable,
  endDate: CalendarDate,
  today: CalendarDate,
): number {
  const { startDate, currency, status, spent, channelBudget } = campaign;
  const first = startDate !== null && startDate > today ? startDate : today;
  const areDaysNew = isOver(status) || endDate !== campaign.endDate;
  const times = campaign.minimumTimes?.[channel] ?? 1;
  const perDay = dailyMinimum(channel, currency) * times;
  const least = Math.max(
    minimumBudget(channel, { ...campaign, endDate }) ?? 0,
    areDaysNew ? spent[channel] + perDay * runningDays(first, endDate) : 0,
  );
  return Math.max(0, Math.ceil((least - (channelBudget[channel] ?? 0)) / 100) * 100);
}

/** Everything that is wrong with it. Paths are `endDate`, `total`, or the name of a channel. */
export function extensionFindings(
  campaign: Extendable,
  extension: Extension,
  today: CalendarDate,
): Finding[] {
  const channels = extendableChannels(campaign, today);
  if (channels.length === 0) return [noChannelFinding(campaign)];
  const total = totalOf(extension.amounts);
  if (total === 0 && extension.endDate === campaign.endDate) {
    return [finding('extension.nothing', 'total')];
  }
  const wrong = [
    ...endFindings(campaign, extension.endDate, today),
    ...amountFindings(channels, campaign.publishedChannels, extension.amounts, total),
  ];
  if (wrong.length > 0) return wrong;
  return [
    ...tooLittleFindings(campaign, channels, extension, today),
    ...uncovered(campaign, extension, today),
  ];
}

/** What is over takes the rest of its budget again, where it can be shown again, besides what is added. */
function uncovered(campaign: Extendable, extension: Extension, today: CalendarDate): Finding[] {
  const { status, publishedChannels, channelBudget, spent, currency, freeMoney = null } = campaign;
  const channels = isOver(status) ? extendableChannels(campaign, today) : publishedChannels;
  const larger = withExtension(campaign, extension).channelBudget;
  const taken = takenBy(
    { status, spendable: spendableMoney(channels, channelBudget, spent) },
    spendableMoney(channels, larger, spent),
  );
  const found = coverFinding(taken, freeMoney, currency, 'total');
  return found ? [found] : [];
}

const noChannelFinding = ({ publishedChannels }: Extendable): Finding => {
  const names = publishedChannels.map((channel) => budgetNames[channel]);
  return names.length === 0
    ? finding('launch.noFundedAd', 'total')
    : finding('extension.endedForGood', 'total', { channels: listed(names) });
};

/** A boost is an amount and nothing else. */
export const boostFindings = (
  campaign: Extendable,
  cents: number,
  today: CalendarDate,
): Finding[] =>
  cents === 0
    ? [finding('extension.noAmount', 'total')]
    : extensionFindings(campaign, boostOf(campaign, cents, today), today);

/** Its channels keep the shares they have of the budget. */
export const boostOf = (campaign: Extendable, cents: number, today: CalendarDate): Extension => ({
  endDate: campaign.endDate ?? '',
  amounts: splitAsBefore(cents, extendableChannels(campaign, today), campaign.channelBudget),
});

/** Whole units, in the proportion of what each channel has; what can not be divided goes to the first. */
function splitAsBefore(
  cents: number,
  channels: readonly BudgetChannel[],
  had: ChannelAmounts,
): ChannelAmounts {
  const all = channels.reduce((sum, channel) => sum + (had[channel] ?? 0), 0);
  if (all === 0) return splitEvenly(cents, channels);
  const share = (channel: BudgetChannel) =>
    Math.floor((cents * (had[channel] ?? 0)) / all / 100) * 100;
  const rest = cents - channels.reduce((sum, channel) => sum + share(channel), 0);
  return perBudget((channel) =>
    channels.includes(channel) ? share(channel) + (channel === channels[0] ? rest : 0) : null,
  );
}

function endFindings(campaign: Extendable, endDate: CalendarDate, today: CalendarDate): Finding[] {
  const earliest = earliestExtendedEnd(campaign.endDate, today);
  const latest = latestEnd(today);
  const path = 'endDate';
  if (endDate < earliest)
    return [finding('extension.tooEarly', path, { date: showDate(earliest) })];
  if (endDate > latest) return [finding('extension.tooLate', path, { date: showDate(latest) })];
  return [];
}

function amountFindings(
  channels: readonly BudgetChannel[],
  published: readonly BudgetChannel[],
  amounts: ChannelAmounts,
  total: number,
): Finding[] {
  const tooMuch = total > 0 ? channelAmountFinding(total, 'total') : undefined;
  if (tooMuch) return [tooMuch];
  return budgetChannels.flatMap((channel) => {
    const amount = amounts[channel] ?? 0;
    if (amount === 0) return [];
    if (channels.includes(channel)) return channelAmountFinding(amount, channel) ?? [];
    const name = budgetNames[channel];
    return published.includes(channel)
      ? [finding('extension.endedForGood', channel, { channels: name })]
      : [finding('extension.channelClosed', channel, { channel: name })];
  });
}

function tooLittleFindings(
  campaign: Extendable,
  channels: readonly BudgetChannel[],
  { endDate, amounts }: Extension,
  today: CalendarDate,
): Finding[] {
  const { currency } = campaign;
  const required = channels.map((channel) => ({
    channel,
    least: requiredAddition(channel, campaign, endDate, today),
  }));
  const all = required.reduce((sum, { least }) => sum + least, 0);
  return [
    ...(totalOf(amounts) < all
      ? [finding('budget.notEnough', 'total', { amount: showBudget({ amount: all, currency }) })]
      : []),
    ...required
      .filter(({ channel, least }) => (amounts[channel] ?? 0) < least)
      .map(({ channel, least }) =>
        finding('extension.requires', channel, {
          channel: budgetNames[channel],
          amount: showAmount(least),
          currency: currencyNames[currency],
        }),
      ),
  ];
}

/** The campaign with it. */
export const withExtension = <C extends CampaignBudget & { endDate: CalendarDate | null }>(
  campaign: C,
  { endDate, amounts }: Extension,
): C => ({
  ...campaign,
  endDate,
  customTotalGrossBudget: (campaign.customTotalGrossBudget ?? 0) + totalOf(amounts),
  channelBudget: perBudget((channel) =>
    amounts[channel]
      ? (campaign.channelBudget[channel] ?? 0) + amounts[channel]
      : campaign.channelBudget[channel],
  ),
});
