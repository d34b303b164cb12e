import { budgetChannels } from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { advisedFor, type Divisible, isAsAdvised } from './advised-budget.ts';
import { type ChannelAmounts, isDivided } from './campaign-budget.ts';
import type { Currency } from './money.ts';

/** By how many percent budgets can be changed at once; beyond it a total of its own is meant. */
export const BUDGET_CHANGE_MIN = -90;
export const BUDGET_CHANGE_MAX = 500;

export function budgetChangeFinding(percent: number, path: string): Finding | undefined {
  const isWithin = percent >= BUDGET_CHANGE_MIN && percent <= BUDGET_CHANGE_MAX;
  return isWithin
    ? undefined
    : finding('field.between', path, { min: BUDGET_CHANGE_MIN, max: BUDGET_CHANGE_MAX });
}

const wholeUnits = (cents: number): number => Math.round(cents / 100) * 100;

/** A total in cents, raised or lowered by a percentage, in whole units. */
export const changedTotal = (total: number, percent: number): number =>
  wholeUnits((total * (100 + percent)) / 100);

/**
 * What each channel gets of the changed total. A budget that is divided as advised stays so; shares made by
 * hand keep their proportion, and the largest takes what is left by rounding. Undefined where nothing is divided.
 */
export function changedShares(
  campaign: Divisible,
  percent: number,
  currency: Currency,
): ChannelAmounts | undefined {
  const { customTotalGrossBudget: total, channelBudget } = campaign;
  if (total === null || !isDivided(campaign)) return undefined;
  const wanted = changedTotal(total, percent);
  if (isAsAdvised(campaign, currency)) return advisedFor(campaign, wanted, currency);
  const shares = { ...channelBudget };
  let left = wanted;
  for (const channel of budgetChannels) {
    const share = channelBudget[channel];
    if (!share) continue;
    shares[channel] = changedTotal(share, percent);
    left -= shares[channel];
  }
  const largest = budgetChannels.reduce((most, channel) =>
    (shares[channel] ?? 0) > (shares[most] ?? 0) ? channel : most,
  );
  return { ...shares, [largest]: (shares[largest] ?? 0) + left };
}
