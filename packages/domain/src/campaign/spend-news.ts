import { type CalendarDate, lengthInDays, runningDays } from '../calendar/date.ts';

/** What a campaign had to spend and has spent so far, on all its networks together, in cents. */
export interface CampaignSpend {
  budget: number;
  spent: number;
  startDate: CalendarDate;
  endDate: CalendarDate;
}

const NEARLY = 0.9;
const TOO_LITTLE = 0.5;
/** Networks need some days to learn to whom they show ads. */
const DAYS_TO_LEARN = 3;

export const isNearlySpent = ({ budget, spent }: CampaignSpend): boolean =>
  budget > 0 && spent >= budget * NEARLY;

/** What it should have spent on the days that are over, if it spends the same on each. */
export function expectedSpend(
  { budget, startDate, endDate }: Omit<CampaignSpend, 'spent'>,
  today: CalendarDate,
): number {
  const days = Math.min(lengthInDays(startDate, today), runningDays(startDate, endDate));
  return Math.round((budget * Math.max(days, 0)) / runningDays(startDate, endDate));
}

/** After three whole days it has spent less than half of that. */
export const isUnderspent = (spending: CampaignSpend, today: CalendarDate): boolean =>
  lengthInDays(spending.startDate, today) >= DAYS_TO_LEARN &&
  spending.spent < expectedSpend(spending, today) * TOO_LITTLE;
