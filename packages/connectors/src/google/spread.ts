import type { CalendarDate } from '@posthorn/domain';
import type { Published, Run } from '../connector.ts';
import type { Desk } from './desk.ts';
import { rememberedBudget } from './insist.ts';
import { dayOf } from './map/frame.ts';
import { dailyCents, microsOf } from './money.ts';
import { type Operation, update } from './operation.ts';
import { hasTotal, type SeenCampaign } from './tree.ts';

export interface Spread {
  operations: Operation[];
  /** Nothing is left for the days that are left. */
  isSpent: boolean;
}

/** Spreads what is left of the money over the days that are left, where Google does not do it. */
export async function spreadAnew(
  desk: Desk,
  { plan }: Published,
  run: Run,
  seen: SeenCampaign,
  money?: { budget: number; spent: number; today: CalendarDate },
): Promise<Spread> {
  const set = (fields: Record<string, string>) =>
    update('campaignBudgetOperation', seen.budget.resourceName, fields);
  if (hasTotal(seen))
    return {
      operations: money ? [set({ totalAmountMicros: microsOf(money.budget) })] : [],
      isSpent: false,
    };
  const budget = money?.budget ?? rememberedBudget(run) ?? plan.budget;
  const spent = Math.max(money?.spent ?? 0, await desk.spentOn(seen.resourceName));
  // The days are Google's own: a plan may have been extended since it was written down.
  const begin = dayOf(seen.startDateTime);
  const today = money?.today ?? (await desk.today());
  const daily = dailyCents(budget - spent, begin > today ? begin : today, dayOf(seen.endDateTime));
  return daily === 0
    ? { operations: [], isSpent: true }
    : { operations: [set({ amountMicros: microsOf(daily) })], isSpent: false };
}
