import type { CapStrategy } from './cap.ts';
import { type DynamicGoal, dynamicGoalCards } from './goal.ts';

/** What the network counted, and what it cost in cents. */
export interface DynamicCounts {
  clicks: number;
  applications: number;
  spend: number;
}

/** What each click and each application cost on average; null where there was none. */
export const averageCosts = ({ clicks, applications, spend }: DynamicCounts) => ({
  perClick: clicks === 0 ? null : spend / clicks,
  perApplication: applications === 0 ? null : spend / applications,
});

export interface CapOutcome {
  /** What one result cost on average, in cents; null before there was one. */
  actual: number | null;
  isPassed: boolean;
}

/** What came of a cap; undefined where there is none. */
export function capOutcome(
  { active, value }: CapStrategy,
  goal: DynamicGoal,
  counts: DynamicCounts,
): CapOutcome | undefined {
  if (!active || value === null) return undefined;
  const costs = averageCosts(counts);
  const actual =
    dynamicGoalCards[goal].goalType === 'clicks' ? costs.perClick : costs.perApplication;
  // Prices are compared as they are shown: in whole cents.
  return { actual, isPassed: actual !== null && Math.round(actual) > value };
}
