import { pacingTexts } from '#texts/pacing';
import { type CalendarDate, lengthInDays, runningDays } from '../calendar/date.ts';
import { fill } from '../message/text.ts';
import { type CampaignStatus, isBeforeLaunch, isOver, isPaused } from './status.ts';

interface Paced {
  status: CampaignStatus;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  /** What networks can spend, in cents. */
  spendableBudget: number | null;
  figures: { spend: number | null };
}

/** How much of its days and of its money is gone, in whole percent, and what that means. */
export interface Pacing {
  time: number;
  money: number;
  course: 'ahead' | 'behind' | 'even';
  text: string;
}

/** A difference below these points says nothing: networks spend unevenly from day to day. */
const WORTH_SAYING = 15;

const percent = (part: number, whole: number): number =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

/**
 * Undefined before the launch, before the first day, once it is over, and as long as no network has told what was
 * spent. While a campaign is paused nothing is said of its course: time goes on, its money does not.
 */
export function pacingOf(campaign: Paced, today: CalendarDate | undefined): Pacing | undefined {
  const { status, startDate, endDate, spendableBudget: budget, figures } = campaign;
  if (!today || !startDate || !endDate || !budget || figures.spend === null) return undefined;
  if (isBeforeLaunch(status) || isOver(status) || today < startDate) return undefined;
  const time = percent(lengthInDays(startDate, today), runningDays(startDate, endDate));
  const money = percent(figures.spend, budget);
  if (isPaused(status)) {
    return { time, money, course: 'even', text: fill(pacingTexts.paused, { time, money }) };
  }
  const difference = money - time;
  const course = Math.abs(difference) < WORTH_SAYING ? 'even' : difference > 0 ? 'ahead' : 'behind';
  return { time, money, course, text: fill(pacingTexts[course], { time, money }) };
}
