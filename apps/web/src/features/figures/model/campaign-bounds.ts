import type { CalendarDate, PeriodBounds } from '@posthorn/domain';
import type { CampaignFigures } from '../../campaigns/index.ts';

interface Scheduled {
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
}

/** The days on which a campaign can have figures; undefined before its first one. */
export function campaignBounds(
  { startDate, endDate }: Scheduled,
  { channels, days }: CampaignFigures,
  today: CalendarDate,
): PeriodBounds | undefined {
  const firsts = [...channels.map(({ from }) => from), ...(startDate ? [startDate] : [])];
  const counted = days.map(({ day }) => day).toSorted();
  const from = [...firsts, ...counted.slice(0, 1)].toSorted()[0];
  if (from === undefined) return undefined;
  const ended = endDate !== null && endDate < today ? endDate : today;
  const last = counted.at(-1);
  const to = last !== undefined && last > ended ? last : ended;
  return from <= to ? { from, to, today } : undefined;
}
