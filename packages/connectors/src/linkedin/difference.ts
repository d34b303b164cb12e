import type { Currency } from '@posthorn/domain';
import { centsOf, moneyOf } from './mapping/money.ts';
import { areBothSoon } from './mapping/schedule.ts';
import { isSameAudience } from './mapping/targeting.ts';
import type { Campaign, Group, RunSchedule, TargetingCriteria } from './wire.ts';

export interface GroupWish {
  name: string;
  runSchedule: Required<RunSchedule>;
}

export interface CampaignWish extends GroupWish {
  budget: number;
  currency: Currency;
  targetingCriteria: TargetingCriteria;
}

/** A partial update: what to set, also one level down. */
interface Patch {
  $set?: Record<string, unknown>;
  runSchedule?: { $set: Partial<RunSchedule> };
}

/** What to say so that a group becomes as it is wished; undefined when it is. */
export function groupDifference(is: Group, wish: GroupWish, now: number): Patch | undefined {
  return patchOf(is.name === wish.name ? {} : { name: wish.name }, is, wish, now);
}

export function campaignDifference(
  is: Campaign,
  wish: CampaignWish,
  now: number,
): Patch | undefined {
  const { name, budget, currency, targetingCriteria } = wish;
  return patchOf(
    {
      ...(is.name !== name && { name }),
      ...(centsOf(is.totalBudget.amount) !== budget && { totalBudget: moneyOf(budget, currency) }),
      ...(!isSameAudience(is.targetingCriteria, targetingCriteria) && { targetingCriteria }),
    },
    is,
    wish,
    now,
  );
}

function patchOf(
  set: Record<string, unknown>,
  is: Group,
  { runSchedule }: GroupWish,
  now: number,
): Patch | undefined {
  const { start, end } = runSchedule;
  const was = is.runSchedule.start;
  const isFrozen = was <= now;
  const isSame = was === start || areBothSoon(was, start, now);
  const schedule: Partial<RunSchedule> = {
    ...(!isFrozen && !isSame && { start }),
    ...(is.runSchedule.end !== end && { end }),
  };
  const patch: Patch = {
    ...(Object.keys(set).length > 0 && { $set: set }),
    ...(Object.keys(schedule).length > 0 && { runSchedule: { $set: schedule } }),
  };
  return Object.keys(patch).length > 0 ? patch : undefined;
}
