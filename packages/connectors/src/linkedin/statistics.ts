import { addDays, type CalendarDate } from '@posthorn/domain';
import type { DailyFigure, Published } from '../connector.ts';
import type { LinkedInClient } from './client.ts';
import { adOfCreative, knownCampaigns } from './keys.ts';
import { centsOf } from './mapping/money.ts';
import { findAll } from './pages.ts';
import { urn } from './urn.ts';

interface Day {
  year: number;
  month: number;
  day: number;
}

interface AnalyticsRow {
  dateRange: { start: Day };
  pivotValues: string[];
  impressions?: number;
  clicks?: number;
  costInLocalCurrency?: string;
  oneClickLeads?: number;
  externalWebsiteConversions?: number;
}

const fields = [
  'dateRange',
  'pivotValues',
  'impressions',
  'clicks',
  'costInLocalCurrency',
  'oneClickLeads',
  'externalWebsiteConversions',
];

/** Both days included; until now without the second. */
export const dateRange = (from: CalendarDate, to?: CalendarDate) => ({
  start: dayOf(from),
  ...(to !== undefined && { end: dayOf(to) }),
});

export async function readStatistics(
  client: LinkedInClient,
  { plan, refs }: Published,
  from: CalendarDate,
  to: CalendarDate,
): Promise<DailyFigure[]> {
  const { startDate, endDate } = plan;
  const campaigns = knownCampaigns(refs).map(({ id }) => urn('sponsoredCampaign', id));
  if (campaigns.length === 0) return [];
  const rows = await findAll<AnalyticsRow>(client, 'adAnalytics', {
    q: 'analytics',
    pivot: 'CREATIVE',
    timeGranularity: 'DAILY',
    dateRange: dateRange(
      from === startDate ? addDays(from, -1) : from,
      to === endDate ? addDays(to, 1) : to,
    ),
    campaigns,
    fields,
  });
  const adOf = adOfCreative(refs);
  const figures = new Map<string, DailyFigure>();
  for (const row of rows) {
    const adId = adOf.get(row.pivotValues[0] ?? '');
    if (adId === undefined) continue;
    const day = within(plan, dateOf(row.dateRange.start));
    const figure = figures.get(`${adId} ${day}`) ?? emptyFigure(adId, day);
    // An ad that was reworded has several creatives, which may share a day.
    figure.impressions += row.impressions ?? 0;
    figure.clicks += row.clicks ?? 0;
    figure.leads += (row.oneClickLeads ?? 0) + (row.externalWebsiteConversions ?? 0);
    figure.spend += centsOf(row.costInLocalCurrency ?? '0');
    figures.set(`${adId} ${day}`, figure);
  }
  return [...figures.values()];
}

/** LinkedIn's days are in UTC: the first and last hours of a plan may fall on the days beside it. */
function within({ startDate, endDate }: Published['plan'], day: CalendarDate): CalendarDate {
  if (day === addDays(startDate, -1)) return startDate;
  return day === addDays(endDate, 1) ? endDate : day;
}

const emptyFigure = (adId: string, day: CalendarDate): DailyFigure => ({
  adId,
  day,
  channel: 'linkedIn',
  impressions: 0,
  clicks: 0,
  leads: 0,
  spend: 0,
});

function dayOf(date: CalendarDate): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const dateOf = ({ year, month, day }: Day): CalendarDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
