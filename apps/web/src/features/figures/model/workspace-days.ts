import {
  addDays,
  type CalendarDate,
  type Metric,
  type PeriodBounds,
  type PeriodPreset,
  runningDays,
} from '@posthorn/domain';
import { type FiguresSearch, viewOf } from './figures-search.ts';

/** Years of campaigns say little about today. */
export const workspaceUsual: { preset: PeriodPreset; metric: Metric } = {
  preset: 'last28',
  metric: 'spend',
};

/** Long before the first campaign: which day that was is in the answer. */
const LONG_AGO = '2000-01-01';

/** Which days a page asks for: those it shows, and as many before them to compare with. */
export function daysToAsk(search: FiguresSearch, today: CalendarDate) {
  const bounds: PeriodBounds = { from: LONG_AGO, to: today, today };
  const { period } = viewOf(search, bounds, workspaceUsual);
  if (!period || period.from === LONG_AGO) return {};
  return { ...period, since: addDays(period.from, -runningDays(period.from, period.to)) };
}
