import {
  addDays,
  type CalendarDate,
  dayIn,
  isCalendarDate,
  lastRunningDay,
  lengthInDays,
} from '../calendar/date.ts';
import { type Finding, finding } from '../finding.ts';
import { type CampaignStatus, isPaused, isRunning } from './status.ts';

export const SCHEDULE_MIN_DAYS = 1;
export const SCHEDULE_MAX_DAYS = 365;
/** No one plans further ahead; a start beyond it is a slip of the keyboard. */
export const SCHEDULE_YEARS_AHEAD = 2;

export interface Schedule {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Nothing can start before tomorrow: the networks want time to look at ads. */
export const earliestStart = (today: CalendarDate): CalendarDate => addDays(today, 1);

export const latestStart = (today: CalendarDate): CalendarDate =>
  addDays(today, SCHEDULE_YEARS_AHEAD * 365);

/** The last day anything can run. */
export const latestEnd = (today: CalendarDate): CalendarDate =>
  addDays(latestStart(today), SCHEDULE_MAX_DAYS);

export function scheduleFindings(schedule: Schedule, today: CalendarDate): Finding[] {
  const { startDate, endDate } = schedule;
  const broken = [startDate, endDate].findIndex((date) => !isCalendarDate(date));
  if (broken !== -1) return [finding('field.malformed', broken === 0 ? 'startDate' : 'endDate')];
  const path = 'schedule';
  const earliest = earliestStart(today);
  if (startDate < earliest || endDate < earliest) return [finding('campaign.datesPast', path)];
  if (endDate <= startDate) return [finding('campaign.datesReversed', path)];
  if (startDate > latestStart(today)) {
    return [finding('campaign.datesTooFar', path, { years: SCHEDULE_YEARS_AHEAD })];
  }
  const days = lengthInDays(startDate, endDate);
  if (days < SCHEDULE_MIN_DAYS) return [finding('campaign.datesTooShort', path)];
  return days > SCHEDULE_MAX_DAYS ? [finding('campaign.datesTooLong', path)] : [];
}

/** When a campaign ends that begins on a day and runs as long as its template or package says. */
export function endFor(startDate: CalendarDate, runtime: number): CalendarDate {
  const length = Math.min(Math.max(runtime - 1, SCHEDULE_MIN_DAYS), SCHEDULE_MAX_DAYS);
  return lastRunningDay(startDate, length + 1);
}

/** What decides how long a campaign still runs. */
interface Runs {
  status: CampaignStatus;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  /** The moment it was paused. */
  pausedAt: string | null;
}

/** Days left of a running campaign: while paused the clock stands still, before the start it has not begun. */
export function remainingDays(
  { status, startDate, endDate, pausedAt }: Runs,
  { today, timeZone }: { today: CalendarDate; timeZone: string },
): number | undefined {
  if (!isRunning(status) || !startDate || !endDate) return undefined;
  const running = today < startDate ? startDate : today;
  const from = isPaused(status) && pausedAt ? dayIn(timeZone, new Date(pausedAt)) : running;
  return Math.max(0, lengthInDays(from, endDate));
}
