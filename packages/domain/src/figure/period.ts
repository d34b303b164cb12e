import { figuresTexts } from '#texts/figures';
import { addDays, type CalendarDate, isCalendarDate, runningDays } from '../calendar/date.ts';

/** Days that are looked at together; the first and the last one both count. */
export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

/** What can be chosen without picking days. `all` is the whole time there is something to see. */
export const periodPresets = [
  'all',
  'last7',
  'last14',
  'last28',
  'thisMonth',
  'lastMonth',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

export const periodLabels: Record<PeriodPreset, string> = figuresTexts.periods;

export const isPeriodPreset = (text: string): text is PeriodPreset =>
  periodPresets.some((preset) => preset === text);

/** The days between which there can be figures: `from` the first ones, `to` today or the last ones. */
export interface PeriodBounds extends Period {
  today: CalendarDate;
}

const firstOfMonth = (day: CalendarDate): CalendarDate => `${day.slice(0, 8)}01`;

/** The last days end yesterday: a day that is still going on would look like a bad one. */
const lastDays = (days: number, today: CalendarDate): Period => ({
  from: addDays(today, -days),
  to: addDays(today, -1),
});

const presets: Record<PeriodPreset, (bounds: PeriodBounds) => Period> = {
  all: ({ from, to }) => ({ from, to }),
  last7: ({ today }) => lastDays(7, today),
  last14: ({ today }) => lastDays(14, today),
  last28: ({ today }) => lastDays(28, today),
  thisMonth: ({ today }) => ({ from: firstOfMonth(today), to: today }),
  lastMonth: ({ today }) => {
    const to = addDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  },
};

/** What both have; undefined where they do not meet. */
function common(one: Period, other: Period): Period | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : undefined;
}

/** The days of a preset on which there can be figures; undefined where there are none. */
export const periodOf = (preset: PeriodPreset, bounds: PeriodBounds): Period | undefined =>
  common(presets[preset](bounds), bounds);

/** As an address has it. Days that do not exist, or the wrong way round, are none. */
export function chosenPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  bounds: PeriodBounds,
): Period | undefined {
  if (!from || !to || !isCalendarDate(from) || !isCalendarDate(to)) return undefined;
  return common({ from, to }, bounds);
}

/** Every day of a period, the earliest first. */
export const daysOf = ({ from, to }: Period): CalendarDate[] =>
  Array.from({ length: Math.max(runningDays(from, to), 0) }, (_, at) => addDays(from, at));

export const isIn = ({ from, to }: Period, day: CalendarDate): boolean => day >= from && day <= to;

export interface Comparison {
  /** The whole days of the period: today is not over. */
  current: Period;
  /** As many days, right before it. */
  before: Period;
}

/**
 * What a period is compared with; undefined where nothing was to be counted on one of the days before it,
 * because then everything would seem to have grown.
 */
export function comparisonOf(period: Period, bounds: PeriodBounds): Comparison | undefined {
  const current = common(period, { from: period.from, to: addDays(bounds.today, -1) });
  if (!current) return undefined;
  const days = runningDays(current.from, current.to);
  const before = { from: addDays(current.from, -days), to: addDays(current.from, -1) };
  return before.from >= bounds.from ? { current, before } : undefined;
}
