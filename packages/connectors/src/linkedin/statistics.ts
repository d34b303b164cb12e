import type { CalendarDate } from '@posthorn/domain';
import type { DailyFigure, ToFollow } from '../connector.ts';
import { dayOfPlan, daysAround } from '../days.ts';
import { inBatches } from './batches.ts';
import type { LinkedInClient } from './client.ts';
import { adOfCreative, knownCampaigns } from './keys.ts';
import { centsOf } from './mapping/money.ts';
import { findAll } from './pages.ts';
import type { RestliQuery } from './restli.ts';
import { conversionUrn, urn } from './urn.ts';

interface Day {
  year: number;
  month: number;
  day: number;
}

export interface AnalyticsRow {
  dateRange: { start: Day };
  pivotValues: string[];
  impressions?: number;
  clicks?: number;
  costInLocalCurrency?: string;
  oneClickLeads?: number;
  externalWebsiteConversions?: number;
}

const byCreative = {
  q: 'analytics',
  pivot: 'CREATIVE',
  fields: [
    'dateRange',
    'pivotValues',
    'impressions',
    'clicks',
    'costInLocalCurrency',
    'oneClickLeads',
    'externalWebsiteConversions',
  ],
};

const byConversion = {
  q: 'statistics',
  pivots: ['CREATIVE', 'CONVERSION'],
  fields: ['dateRange', 'pivotValues', 'externalWebsiteConversions'],
};

/** Both days included; until now without the second. */
export const dateRange = (from: CalendarDate, to?: CalendarDate) => ({
  start: dayOf(from),
  ...(to !== undefined && { end: dayOf(to) }),
});

/** As many rows as LinkedIn tells in one answer; what is beyond them is left out without a word. */
const MOST_ROWS = 15_000;

/** What the creatives of these publications did; also on other days than those asked for. */
export async function readFigures(
  client: LinkedInClient,
  asked: readonly ToFollow[],
): Promise<AnalyticsRow[]> {
  const days = asked.flatMap(daysAround).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const read = async (
    report: RestliQuery,
    campaigns: readonly string[],
  ): Promise<AnalyticsRow[]> => {
    const rows = await findAll<AnalyticsRow>(client, 'adAnalytics', {
      ...report,
      timeGranularity: 'DAILY',
      dateRange: dateRange(first, last),
      campaigns,
    });
    if (rows.length < MOST_ROWS || campaigns.length === 1) return rows;
    const half = Math.ceil(campaigns.length / 2);
    return [
      ...(await read(report, campaigns.slice(0, half))),
      ...(await read(report, campaigns.slice(half))),
    ];
  };
  const known = asked.flatMap(({ refs }) => knownCampaigns(refs));
  const chosen = client.chosenConversion;
  const rows: AnalyticsRow[] = [];
  for (const some of inBatches(known.map(({ id }) => urn('sponsoredCampaign', id)))) {
    const all = await read(byCreative, some);
    if (chosen === undefined) rows.push(...all);
    else rows.push(...onlyChosen(all, await read(byConversion, some), conversionUrn(chosen)));
  }
  return rows;
}

/** The conversions of one rule alone, instead of those of every rule that the campaign has. */
const onlyChosen = (
  all: readonly AnalyticsRow[],
  counted: readonly AnalyticsRow[],
  conversion: string,
): AnalyticsRow[] => [
  ...all.map((row) => ({ ...row, externalWebsiteConversions: 0 })),
  ...counted.filter(({ pivotValues }) => pivotValues[1] === conversion),
];

/** Those of one publication on the days that are asked for. */
export function figuresOf(one: ToFollow, rows: readonly AnalyticsRow[]): DailyFigure[] {
  const { plan, refs } = one;
  const [first, last] = daysAround(one);
  const adOf = adOfCreative(refs);
  const figures = new Map<string, DailyFigure>();
  for (const row of rows) {
    const adId = adOf.get(row.pivotValues[0] ?? '');
    const theirs = dateOf(row.dateRange.start);
    if (adId === undefined || theirs < first || theirs > last) continue;
    const day = dayOfPlan(plan, theirs);
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
