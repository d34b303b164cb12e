import { type BudgetChannel, budgetChannels } from '../channel/placement.ts';
import { chosenBudgets, type Dividing, dividedOver, minimumsIn } from './advised-budget.ts';
import { isDivided } from './campaign-budget.ts';
import type { Spending } from './minimum.ts';
import { type AmountOf, affordableChannels, mostOf } from './recommendation.ts';

/** What a total is too small for, and the smallest one that is enough for all that is wanted; both in cents. */
interface Shortage {
  channels: readonly BudgetChannel[];
  least: number;
}

/** Which of the wanted channels would get nothing of a total, or less than they must. */
export function shortageOf(
  total: number,
  wanted: readonly BudgetChannel[],
  spending: Spending,
): Shortage | undefined {
  const amounts = dividedOver(total, wanted, spending);
  const minimumOf = minimumsIn(spending);
  const channels = budgetChannels.filter(
    (channel) =>
      wanted.includes(channel) &&
      (amounts[channel] === null || amounts[channel] < minimumOf(channel)),
  );
  return channels.length > 0 ? { channels, least: leastAffordable(wanted, minimumOf) } : undefined;
}

/** The smallest total in cents and whole units that all of the channels are affordable with. */
function leastAffordable(channels: readonly BudgetChannel[], minimumOf: AmountOf): number {
  const part = mostOf(1, channels);
  const alone = channels.length > 1 ? channels.map((each) => minimumOf(each) / part(each)) : [];
  const all = channels.reduce((sum, channel) => sum + minimumOf(channel), 0);
  // A hair is taken off, because a quotient that is whole on paper may not be so in binary.
  const least = Math.ceil(Math.max(all, ...alone) / 100 - 1e-9) * 100;
  const isEnough = affordableChannels(least, channels, minimumOf).length === channels.length;
  return isEnough ? least : least + 100;
}

/** Chosen channels that get nothing of a divided budget. */
export const unfundedBudgets = (campaign: Dividing): BudgetChannel[] =>
  isDivided(campaign)
    ? chosenBudgets(campaign).filter((channel) => !campaign.channelBudget[channel])
    : [];
