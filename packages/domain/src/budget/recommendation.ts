import { type BudgetChannel, budgetChannels } from '../channel/placement.ts';

/** How much of a budget usually goes where, in percent. Advice only: together it can pass 100. */
const recommendedShares: Record<BudgetChannel, { from: number; to: number }> = {
  facebook: { from: 50, to: 60 },
  googleDisplay: { from: 20, to: 30 },
  googleSearch: { from: 10, to: 20 },
  linkedIn: { from: 20, to: 30 },
};

export const showShare = (channel: BudgetChannel): string => {
  const { from, to } = recommendedShares[channel];
  return `${from}%-${to}%`;
};

type Amounts = Record<BudgetChannel, number>;
export type AmountOf = (channel: BudgetChannel) => number;

/** What the advice allows a channel among these at most: more than it says only where all together leave a rest. */
export function mostOf(total: number, among: readonly BudgetChannel[]): AmountOf {
  const all = among.reduce((sum, channel) => sum + recommendedShares[channel].to, 0);
  return (channel) => (total * recommendedShares[channel].to) / Math.min(100, all);
}

/**
 * Those of the channels that a total in cents is enough for. The dearest ones go first: where all minimums
 * together are more than the total, or one alone is more than we advise to spend on its channel. Those that
 * have something to show stay longest.
 */
export function affordableChannels(
  total: number,
  channels: readonly BudgetChannel[],
  minimumOf: AmountOf,
  hasAds: (channel: BudgetChannel) => boolean = () => false,
): readonly BudgetChannel[] {
  if (channels.length <= 1) return channels;
  const least = channels.reduce((sum, channel) => sum + minimumOf(channel), 0);
  const most = mostOf(total, channels);
  const tooDear =
    least > total ? channels : channels.filter((channel) => minimumOf(channel) > most(channel));
  if (tooDear.length === 0) return channels;
  const idle = tooDear.filter((channel) => !hasAds(channel));
  const first = idle.length > 0 ? idle : tooDear;
  const dearest = Math.max(...first.map(minimumOf));
  const last = first.findLast((channel) => minimumOf(channel) === dearest);
  return affordableChannels(
    total,
    channels.filter((channel) => channel !== last),
    minimumOf,
    hasAds,
  );
}

/**
 * A total in cents as we would divide it over these channels: in whole units, each within its recommended
 * share, and none below its minimum while there is enough for all. The first gets what is left.
 */
export function divideBudget(
  total: number,
  channels: readonly BudgetChannel[],
  minimumOf: AmountOf = () => 0,
): Amounts {
  const amounts: Amounts = { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 0 };
  const wanted = budgetChannels.filter((channel) => channels.includes(channel));
  const [first] = wanted;
  if (!first) return amounts;
  const sumOf = (amountOf: AmountOf) => wanted.reduce((sum, each) => sum + amountOf(each), 0);
  const least: AmountOf = sumOf(minimumOf) > total ? () => 0 : minimumOf;
  const atLeast =
    (amountOf: AmountOf): AmountOf =>
    (channel) =>
      Math.max(least(channel), amountOf(channel));
  const low = atLeast((channel) => (total * recommendedShares[channel].from) / 100);
  const high = atLeast(mostOf(total, wanted));
  const [from, to] = sumOf(low) > total ? [least, low] : [low, high];
  /** How far between the two the total lies. */
  const part = (total - sumOf(from)) / (sumOf(to) - sumOf(from) || 1);
  for (const channel of wanted) {
    amounts[channel] = wholeUnits(from(channel) + (to(channel) - from(channel)) * part);
  }
  amounts[first] += total - sumOf((channel) => amounts[channel]);
  return amounts;
}

// A hair is added, because a share that is whole on paper may not be so in binary.
const wholeUnits = (cents: number) => Math.floor((cents + 1e-6) / 100) * 100;
