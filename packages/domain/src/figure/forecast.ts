import { addDays, type CalendarDate, runningDays } from '../calendar/date.ts';
import type { ChannelSpend } from '../campaign/spend-news.ts';

/** One budget, what was spent of it, and what it cost on each of the last whole days, the earliest first. */
export interface BudgetCourse extends ChannelSpend {
  spent: number;
  /** What was spent before today. */
  spentBefore: number;
  lastDays: readonly number[];
}

/** A course is told by this many of the last days, ... */
export const FORECAST_DAYS = 7;
/** ... and by no fewer than these: on the first days networks still learn. */
export const FORECAST_LEAST_DAYS = 3;

export interface Forecast {
  /** Cents spent when the last day is over, never more than the budget. */
  expected: number;
  /** Four times out of five it ends between these two. */
  low: number;
  high: number;
  /** The day on which a budget will be used up, where that is well before its last day. */
  runsOutOn: CalendarDate | null;
}

/** Student's t for four times out of five, two-sided, by the number of days less one. */
const T_80 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44];
/** A day sooner is no news. */
const EARLY_DAYS = 2;

/**
 * Where the money of a budget will be when its last day is over, if the days to come are like the last
 * ones. The mean of those days is carried on; its uncertainty is that of a sum of `left` new days whose
 * mean was estimated from `n` days: t · s · √(left + left² / n).
 */
export function forecastOf(course: BudgetCourse, today: CalendarDate): Forecast | undefined {
  const days = course.lastDays.slice(-FORECAST_DAYS);
  const n = days.length;
  if (n < FORECAST_LEAST_DAYS) return undefined;
  const { budget, spent, spentBefore, endDate } = course;
  const first = today > course.startDate ? today : course.startDate;
  const left = Math.max(runningDays(first, endDate), 0);
  const mean = days.reduce((sum, day) => sum + day, 0) / n;
  const variance = days.reduce((sum, day) => sum + (day - mean) ** 2, 0) / (n - 1);
  const margin = (T_80[n - 2] ?? 0) * Math.sqrt(variance * (left + left ** 2 / n));
  // What is spent is spent, and networks keep to the budget.
  const within = (cents: number) => Math.round(Math.max(Math.min(cents, budget), spent));
  const trend = spentBefore + mean * left;
  return {
    expected: within(trend),
    low: within(trend - margin),
    high: within(trend + margin),
    runsOutOn: usedUpOn({ ...course, mean, first }),
  };
}

function usedUpOn({
  budget,
  spentBefore,
  endDate,
  mean,
  first,
}: BudgetCourse & { mean: number; first: CalendarDate }): CalendarDate | null {
  if (mean <= 0) return null;
  const days = Math.max(Math.ceil((budget - spentBefore) / mean), 1);
  const day = addDays(first, days - 1);
  return day <= addDays(endDate, -EARLY_DAYS) ? day : null;
}

/**
 * Several budgets together, as if they went their ways independently. Undefined as long as one of them
 * can not be foreseen: what it will do would be missing in the sum.
 */
export function forecastTogether(
  courses: readonly BudgetCourse[],
  today: CalendarDate,
): Forecast | undefined {
  const all = courses.map((course) => forecastOf(course, today));
  const known = all.filter((one) => one !== undefined);
  if (known.length === 0 || known.length < all.length) return undefined;
  const sum = (of: (one: Forecast) => number) => known.reduce((total, one) => total + of(one), 0);
  const expected = sum((one) => one.expected);
  const spread = (of: (one: Forecast) => number) =>
    Math.round(Math.sqrt(sum((one) => (of(one) - one.expected) ** 2)));
  const ends = known.map(({ runsOutOn }) => runsOutOn);
  return {
    expected,
    low: expected - spread(({ low }) => low),
    high: expected + spread(({ high }) => high),
    runsOutOn: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
  };
}
