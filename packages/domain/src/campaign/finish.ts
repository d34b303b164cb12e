import { type CalendarDate, dayIn } from '../calendar/date.ts';
import { type Move, moveOf } from './action.ts';
import type { CampaignStatus } from './status.ts';

/**
 * What finishing does to a campaign; undefined while its last day is not over. It runs until midnight
 * of its last day where its account is. What was never launched, failed or was stopped stays as it is.
 */
export function finishMove(
  campaign: { status: CampaignStatus; endDate: CalendarDate | null },
  facts: { timeZone: string; now: Date },
): Move | undefined {
  const { endDate } = campaign;
  if (endDate === null || endDate >= dayIn(facts.timeZone, facts.now)) return undefined;
  return moveOf('finish', campaign);
}

/** The day it is where days begin first: nothing that ends on it, or later, is over anywhere. */
export const latestToday = (now: Date): CalendarDate => dayIn('Pacific/Kiritimati', now);
