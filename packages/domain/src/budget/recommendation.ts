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

/** Those of the channels that a total in cents is enough for: the dearest ones go first. */
export function affordableChannels(
  total: number,
  channels: readonly BudgetChannel[],
  minimumOf: (channel: BudgetChannel) => number,
): readonly BudgetChannel[] {
  const least = channels.reduce((sum, channel) => sum + minimumOf(channel), 0);
  if (least <= total || channels.length <= 1) return channels;
  const dearest = Math.max(...channels.map(minimumOf));
  const last = channels.findLast((channel) => minimumOf(channel) === dearest);
  return affordableChannels(
    total,
    channels.filter((channel) => channel !== last),
    minimumOf,
  );
}

/**
 * A total in cents as we would divide it over these channels: in whole units, after the recommended
 * shares, and no channel below its minimum while there is enough for all. The first gets what is left.
 */
export function divideBudget(
  total: number,
  channels: readonly BudgetChannel[],
  minimumOf: (channel: BudgetChannel) => number = () => 0,
): Record<BudgetChannel, number> {
  const amounts: Record<BudgetChannel, number> = {
    facebook: 0,
    googleDisplay: 0,
    googleSearch: 0,
    linkedIn: 0,
  };
  const wanted = budgetChannels.filter((channel) => channels.includes(channel));
  const [first] = wanted;
  if (!first) return amounts;
  const least = wanted.reduce((sum, channel) => sum + minimumOf(channel), 0);
  const given = least > total ? new Map() : givenMinimum(total, wanted, minimumOf);
  const sharing = wanted.filter((channel) => !given.has(channel));
  const rest = [...given.values()].reduce((left, amount) => left - amount, total);
  for (const channel of wanted) {
    amounts[channel] = given.get(channel) ?? wholeUnits(shareOf(rest, channel, sharing));
  }
  amounts[first] += total - wanted.reduce((sum, channel) => sum + amounts[channel], 0);
  return amounts;
}

const shareOf = (total: number, channel: BudgetChannel, among: readonly BudgetChannel[]) =>
  (total * recommendedShares[channel].from) /
  among.reduce((sum, each) => sum + recommendedShares[each].from, 0);

const wholeUnits = (cents: number) => Math.floor(cents / 100) * 100;

/** Those whose share would be too small get their minimum; that may make another share too small. */
function givenMinimum(
  total: number,
  channels: readonly BudgetChannel[],
  minimumOf: (channel: BudgetChannel) => number,
): Map<BudgetChannel, number> {
  const given = new Map<BudgetChannel, number>();
  let rest = total;
  for (;;) {
    const sharing = channels.filter((channel) => !given.has(channel));
    const poor = sharing.find(
      (channel) => wholeUnits(shareOf(rest, channel, sharing)) < minimumOf(channel),
    );
    if (!poor) return given;
    given.set(poor, minimumOf(poor));
    rest -= minimumOf(poor);
  }
}
