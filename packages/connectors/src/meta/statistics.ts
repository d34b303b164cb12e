import { addDays, type CalendarDate, dayIn } from '@posthorn/domain';
import type { DailyFigure, ToFollow } from '../connector.ts';
import { dayOfPlan, daysAround } from '../days.ts';
import { type ApplicationEvent, actionTypesOf } from './application-event.ts';
import { channelOfFamily } from './family.ts';
import type { Graph } from './graph.ts';
import { listOfMany } from './list-of-many.ts';
import { adOfPart, CAMPAIGN, familyOfPart } from './part.ts';
import { ofCampaigns } from './status.ts';
import { partOf } from './tree.ts';

export interface InsightRow {
  campaign_id: string;
  ad_id: string;
  adset_id: string;
  ad_name: string;
  adset_name: string;
  date_start: CalendarDate;
  impressions?: string;
  inline_link_clicks?: string;
  spend?: string;
  actions?: Action[];
  conversions?: Action[];
}

interface Action {
  action_type: string;
  value: string;
}

const FIELDS =
  'campaign_id,ad_id,ad_name,adset_id,adset_name,impressions,inline_link_clicks,spend,actions,conversions';

/** Also what was taken away has cost money. */
const everyStatus = [
  'ACTIVE',
  'PAUSED',
  'PENDING_REVIEW',
  'DISAPPROVED',
  'PREAPPROVED',
  'PENDING_BILLING_INFO',
  'CAMPAIGN_PAUSED',
  'ADSET_PAUSED',
  'IN_PROCESS',
  'WITH_ISSUES',
  'ARCHIVED',
  'DELETED',
];

/** From how many days on two stretches are asked for one by one: rows of days that are not needed take pages. */
const STRETCH_DAYS = 10;

/** What the ads of these campaigns did; also on other days than those asked for. */
export async function readFigures(graph: Graph, asked: readonly ToFollow[]): Promise<InsightRow[]> {
  // Ahead of time there is nothing to tell, wherever the ad account is.
  const today = addDays(dayIn('UTC', new Date(graph.now())), 1);
  const begun = asked.filter(({ from, to }) => from <= to && from <= today);
  const latest = begun.map(({ from }) => from).reduce((a, b) => (a > b ? a : b), '');
  const isLate = ({ from }: ToFollow) => from > addDays(latest, -STRETCH_DAYS);
  const rows: InsightRow[] = [];
  for (const some of [begun.filter(isLate), begun.filter((one) => !isLate(one))]) {
    const since = some.map((one) => daysAround(one)[0]).sort()[0];
    const until = some
      .map((one) => daysAround(one)[1])
      .map((to) => (to < today ? to : today))
      .sort()
      .at(-1);
    if (since === undefined || until === undefined) continue;
    const ids = some.flatMap(({ refs }) => refs[CAMPAIGN] ?? []);
    rows.push(...(await insightRows(graph, ids, { since, until })));
  }
  return rows;
}

/** What each ad of these campaigns did on each day. */
export const insightRows = (
  graph: Graph,
  campaignIds: readonly string[],
  days: { since: CalendarDate; until: CalendarDate },
): Promise<InsightRow[]> =>
  listOfMany<InsightRow>(graph, `${graph.account}/insights`, {
    level: 'ad',
    fields: FIELDS,
    time_increment: 1,
    time_range: days,
    filtering: [
      ofCampaigns(campaignIds),
      { field: 'ad.effective_status', operator: 'IN', value: everyStatus },
    ],
  });

/** Those of one publication on the days that are asked for. */
export function figuresOf(
  one: ToFollow,
  rows: readonly InsightRow[],
  counted?: ApplicationEvent,
): DailyFigure[] {
  const { plan, refs } = one;
  const [first, last] = daysAround(one);
  const toPart = partOf(plan, refs);
  const own = rows.filter(
    ({ campaign_id, date_start: day }) =>
      campaign_id === refs[CAMPAIGN] && day >= first && day <= last,
  );
  const figures = own.flatMap((row): DailyFigure[] => {
    // Names tell what figures belong to, also for ads that the journal has long forgotten.
    const adId = adOfPart(toPart({ id: row.ad_id, name: row.ad_name }) ?? '');
    const family = familyOfPart(toPart({ id: row.adset_id, name: row.adset_name }) ?? '');
    if (adId === undefined || family === undefined) return [];
    return [
      {
        adId,
        day: dayOfPlan(plan, row.date_start),
        channel: channelOfFamily(family),
        impressions: count(row.impressions),
        clicks: count(row.inline_link_clicks),
        leads: leadsIn([...(row.actions ?? []), ...(row.conversions ?? [])], counted),
        spend: cents(row.spend ?? '0'),
      },
    ];
  });
  return addedUp(figures);
}

/** An ad that was taken away at Meta and made anew is two there, and a day at the edge of a plan may be, too. */
function addedUp(figures: readonly DailyFigure[]): DailyFigure[] {
  const sums = new Map<string, DailyFigure>();
  for (const figure of figures) {
    const key = `${figure.adId} ${figure.day} ${figure.channel}`;
    const sum = sums.get(key) ?? { ...figure, impressions: 0, clicks: 0, leads: 0, spend: 0 };
    sums.set(key, {
      ...sum,
      impressions: sum.impressions + figure.impressions,
      clicks: sum.clicks + figure.clicks,
      leads: sum.leads + figure.leads,
      spend: sum.spend + figure.spend,
    });
  }
  return [...sums.values()];
}

/**
 * Meta counts the same application under several names; each way of applying is taken once. Custom events
 * are none of them: a pixel also sends those for a page that is scrolled.
 */
const onWebsite = ['submit_application_total', 'submit_application_website', 'submit_application'];
/** A form at Meta is an application whatever the pixel is to count: it is never told as an event of it. */
const inForm = ['onsite_conversion.lead_grouped'];

export const leadsIn = (actions: readonly Action[], counted?: ApplicationEvent): number =>
  [inForm, counted ? actionTypesOf(counted) : onWebsite]
    .map((names) => {
      const name = names.find((one) => actions.some(({ action_type }) => action_type === one));
      return count(actions.find(({ action_type }) => action_type === name)?.value);
    })
    .reduce((sum, value) => sum + value, 0);

export const count = (text: string | undefined): number => {
  const value = Number(text ?? 0);
  return Number.isSafeInteger(value) ? value : 0;
};

/** '12.3' is 1230 cents: by its digits, for no fraction is exact. */
export function cents(text: string): number {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (sign === undefined) throw new Error(`No amount of money: ${text}`);
  const digits = fraction.padEnd(3, '0');
  const value = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return sign === '-' ? -value : value;
}
