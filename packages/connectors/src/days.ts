import {
  addDays,
  type CalendarDate,
  dayIn,
  type Message,
  type Network,
  otherDaysRemarks,
} from '@posthorn/domain';
import type { ToFollow } from './connector.ts';
import { endOfDay, startOfDay } from './moment.ts';
import type { Plan } from './plan.ts';

type Dates = Pick<Plan, 'startDate' | 'endDate' | 'timeZone'>;

/**
 * The days of an ad account that have to be read for the days that are asked for. Where the account lies in
 * another time zone, the first and last hours of a plan fall on the days beside it.
 */
export const daysAround = ({
  plan: { startDate, endDate },
  from,
  to,
}: ToFollow): [first: CalendarDate, last: CalendarDate] => [
  from === startDate ? addDays(from, -1) : from,
  to === endDate ? addDays(to, 1) : to,
];

/** The day of a plan to which a day of the ad account belongs: at its edges nothing is lost. */
export function dayOfPlan({ startDate, endDate }: Dates, day: CalendarDate): CalendarDate {
  if (day === addDays(startDate, -1)) return startDate;
  return day === addDays(endDate, 1) ? endDate : day;
}

/** The day of another time zone in which the last moment of a plan lies. */
export const lastDayIn = (
  timeZone: string,
  { endDate, timeZone: own }: Pick<Dates, 'endDate' | 'timeZone'>,
): CalendarDate => dayIn(timeZone, new Date(endOfDay(endDate, own)));

const edgesOf = ({ startDate, endDate, timeZone }: Dates): [number, number] => [
  startOfDay(startDate, timeZone),
  endOfDay(endDate, timeZone),
];

/** Where an ad account counts other days than the customer, that is said beforehand. */
export const otherDays = (plan: Dates, network: Network, timeZone: string): Message[] =>
  otherDaysRemarks({ here: plan.timeZone, there: timeZone }, network, edgesOf(plan));
