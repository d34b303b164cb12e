import type { CalendarDate } from '@posthorn/domain';
import type { DailyFigure, Published } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import { TOO_MUCH } from './failure.ts';
import { channelOfFamily } from './family.ts';
import type { Graph } from './graph.ts';
import { adOfPart, CAMPAIGN, familyOfPart } from './part.ts';
import { partOf } from './tree.ts';

interface InsightRow {
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
  'ad_id,ad_name,adset_id,adset_name,impressions,inline_link_clicks,spend,actions,conversions';
const ROWS = 500;
const FEWEST_ROWS = 25;

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

export async function statistics(
  graph: Graph,
  { plan, refs }: Published,
  since: CalendarDate,
  until: CalendarDate,
): Promise<DailyFigure[]> {
  const campaignId = refs[CAMPAIGN];
  if (campaignId === undefined || since > until) return [];
  const rows = await insights(graph, campaignId, {
    level: 'ad',
    fields: FIELDS,
    time_increment: 1,
    time_range: { since, until },
    filtering: [{ field: 'ad.effective_status', operator: 'IN', value: everyStatus }],
  });
  const toPart = partOf(plan, refs);
  const figures = rows.flatMap((row): DailyFigure[] => {
    // Names tell what figures belong to, also for ads that the journal has long forgotten.
    const adId = adOfPart(toPart({ id: row.ad_id, name: row.ad_name }) ?? '');
    const family = familyOfPart(toPart({ id: row.adset_id, name: row.adset_name }) ?? '');
    if (adId === undefined || family === undefined) return [];
    return [
      {
        adId,
        day: row.date_start,
        channel: channelOfFamily(family),
        impressions: count(row.impressions),
        clicks: count(row.inline_link_clicks),
        leads: leadsIn([...(row.actions ?? []), ...(row.conversions ?? [])]),
        spend: cents(row.spend ?? '0'),
      },
    ];
  });
  return addedUp(figures);
}

/** An ad that was taken away at Meta and made anew is two there, and one with us. */
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

/** Asks for fewer rows at a time when Meta finds it too much. */
async function insights(graph: Graph, id: string, params: object): Promise<InsightRow[]> {
  for (let limit = ROWS; ; limit = Math.floor(limit / 2)) {
    try {
      return await graph.list<InsightRow>(`${id}/insights`, { ...params, limit });
    } catch (error) {
      const isTooMuch = error instanceof NetworkFailure && error.failure.code === TOO_MUCH;
      if (!isTooMuch || limit / 2 < FEWEST_ROWS) throw error;
    }
  }
}

/**
 * Meta counts the same application under several names; each way of applying is taken once. Custom events
 * are none of them: a pixel also sends those for a page that is scrolled.
 */
const waysToApply = [
  ['onsite_conversion.lead_grouped'],
  ['submit_application_total', 'submit_application_website', 'submit_application'],
];

export const leadsIn = (actions: readonly Action[]): number =>
  waysToApply
    .map((names) => {
      const name = names.find((one) => actions.some(({ action_type }) => action_type === one));
      return count(actions.find(({ action_type }) => action_type === name)?.value);
    })
    .reduce((sum, value) => sum + value, 0);

const count = (text: string | undefined): number => {
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
