import { openChannels } from '../campaign/channels.ts';
import { type Goal, isForAction } from '../campaign/goal.ts';
import { type CampaignType, campaignTypeSpecs, goalOf } from '../campaign/type.ts';
import { budgetChannels, type ChannelSwitch, channelsPaidBy } from '../channel/placement.ts';
import type { ChannelAmounts } from './campaign-budget.ts';
import { averageOver, type ChannelPrices } from './prices.ts';
import { impressionsPerCandidate } from './suggestion.ts';

/** From the least to the most that is likely. */
export interface Range {
  from: number;
  to: number;
}

/** Assumed, not measured: so far around the average the price of a single campaign may lie. */
const priceSpread: Range = { from: 0.7, to: 1.4 };

/** The same in percent, as it is said where the estimate is shown. */
export const priceSpreadPercent = {
  below: Math.round((1 - priceSpread.from) * 100),
  above: Math.round((priceSpread.to - 1) * 100),
};

/** Assumed, not measured: of a hundred people who come, so many apply: on a page of one's own, and in a form of the network. */
const applicationsOfHundred = { page: { from: 2, to: 6 }, form: { from: 6, to: 14 } };

/**
 * Assumed, not measured: of a hundred people who fit, no more than so many ever click. Prices alone would promise
 * clicks of people who are not there once a budget is large for a small place.
 */
const MOST_CLICKING_OF_HUNDRED = 25;

interface Expected {
  clicks: Range;
  /** Missing where the campaign is not paid for people who act. */
  applications: Range | undefined;
  /** People who see an ad as often as advised, at most as many as fit; missing without days. */
  people: Range | undefined;
  /** What a click costs on average with this division, in cents. */
  perClick: number;
}

interface Spent {
  type: CampaignType;
  /** Of a campaign whose type has none of its own. */
  goal: Goal | null;
  channelsOff: readonly ChannelSwitch[];
  /** In cents. */
  amounts: ChannelAmounts;
  prices: ChannelPrices;
  /** On how many days it runs; undefined while that is open. */
  days: number | undefined;
  /** How many people fit; null while that is unknown. */
  reach: number | null;
}

export const applicationRate = (type: CampaignType): Range =>
  applicationsOfHundred[campaignTypeSpecs[type].needsForm ? 'form' : 'page'];

/** What a budget may bring, from average prices; undefined while nothing is spent. */
export function expectedResults(spent: Spent): Expected | undefined {
  const { type, channelsOff, amounts, prices, days, reach } = spent;
  const open = openChannels(type, channelsOff);
  const [money, clicks, impressions] = budgetChannels.reduce<[number, number, number]>(
    (sums, budget) => {
      const amount = amounts[budget] ?? 0;
      const price = averageOver(
        prices,
        channelsPaidBy(budget).filter((channel) => open.includes(channel)),
      );
      if (amount === 0 || !price) return sums;
      const [paid, clicked, shown] = sums;
      return [paid + amount, clicked + amount / price.cpc, shown + (amount / price.cpm) * 1000];
    },
    [0, 0, 0],
  );
  if (clicks === 0) return undefined;
  const rate = applicationRate(type);
  const people = days ? impressions / impressionsPerCandidate(days) : undefined;
  const around = (value: number, most = Number.POSITIVE_INFINITY): Range => ({
    from: roundedCount(Math.min(most, value / priceSpread.to)),
    to: roundedCount(Math.min(most, value / priceSpread.from)),
  });
  const mostClicks = reach === null ? undefined : (reach * MOST_CLICKING_OF_HUNDRED) / 100;
  const clickRange = around(clicks, mostClicks);
  return {
    clicks: clickRange,
    applications: isForAction(goalOf(spent))
      ? {
          from: roundedCount((clickRange.from * rate.from) / 100),
          to: roundedCount((clickRange.to * rate.to) / 100),
        }
      : undefined,
    people: people === undefined ? undefined : around(people, reach ?? undefined),
    perClick: Math.round(money / clicks),
  };
}

/** From here on more money is not a bit more, but another plan. */
const FAR_ABOVE_ADVICE = 2;

/** How many times the advice a total is, where it is far above it; both in cents. */
export function timesAdvised(total: number | null, advised: number | null): number | undefined {
  if (!total || !advised) return undefined;
  const times = Math.floor(total / advised);
  return times >= FAR_ABOVE_ADVICE ? times : undefined;
}

/** To two digits: more would promise more than is known. */
function roundedCount(value: number): number {
  if (value < 10) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
