import type { StatisticRow } from '../delivery/delivery.ts';
import type { SandboxAnswer, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Call, checkParameters, listIn, recordIn, textIn } from './call.ts';
import { conversionsCounted } from './conversions.ts';
import { kinds } from './kinds.ts';
import { missing, refuse } from './problem.ts';

const metrics = [
  'impressions',
  'clicks',
  'landingPageClicks',
  'costInLocalCurrency',
  'costInUsd',
  'oneClickLeads',
  'oneClickLeadFormOpens',
  'externalWebsiteConversions',
] as const;
const METRICS_MAX = 20;

/** What rows can be about, and how a creative is counted in it. */
const pivots: Readonly<Record<string, (creative: LedgerObject, world: World) => string>> = {
  CREATIVE: ({ id }) => id,
  CAMPAIGN: ({ parent }) => `urn:li:sponsoredCampaign:${parent}`,
  CAMPAIGN_GROUP: ({ parent }, world) =>
    `urn:li:sponsoredCampaignGroup:${world.ledger.get(parent ?? '')?.parent}`,
  ACCOUNT: ({ account }) => `urn:li:sponsoredAccount:${account}`,
};
/** Rows about conversions tell how often each was counted, and nothing else. */
const CONVERSION = 'CONVERSION';
const filters = {
  creatives: 'CREATIVE',
  campaigns: 'CAMPAIGN',
  campaignGroups: 'CAMPAIGN_GROUP',
  accounts: 'ACCOUNT',
} as const;

interface Day {
  year: number;
  month: number;
  day: number;
}

/** adAnalytics: what creatives did, added up as asked. */
export function answerAnalytics(world: World, call: Call): SandboxAnswer {
  const { query } = call;
  const common = ['q', 'timeGranularity', 'dateRange', 'fields', ...Object.keys(filters)];
  checkParameters(call, [...common, query.q === 'statistics' ? 'pivots' : 'pivot']);
  const about = query.q === 'statistics' ? listIn(query.pivots) : [textIn(query.pivot) ?? ''];
  const unknown = about.find((pivot) => pivot !== CONVERSION && !Object.hasOwn(pivots, pivot));
  if ((query.q !== 'analytics' && query.q !== 'statistics') || about.length > 3) {
    throw refuse('ILLEGAL_ARGUMENT', `There is no finder ${query.q}`);
  }
  if (unknown !== undefined)
    throw refuse('INVALID_VALUE_FOR_FIELD', `No pivot ${unknown}`, 'pivot');
  const shown = shownFields(call);
  const granularity = textIn(query.timeGranularity);
  const periodOf = periods[granularity ?? ''];
  if (!periodOf) throw refuse('INVALID_VALUE_FOR_FIELD', 'No such granularity', 'timeGranularity');
  const range = rangeOf(call);
  const chosen = chosenCreatives(world, call);
  const rows = world.statistics({ ads: [...chosen.keys()], ...range, by: 'day' });
  const elements = new Map<string, { period: [string, string]; about: string[]; sum: Sum }>();
  for (const row of rows) {
    const creative = chosen.get(row.adId);
    if (!creative || row.day === null) continue;
    const period = periodOf(row.day, range);
    for (const { conversion, sum } of sumsOf(world, creative, row, about.includes(CONVERSION))) {
      const values = about.map((pivot) =>
        pivot === CONVERSION ? conversion : (pivots[pivot]?.(creative, world) ?? ''),
      );
      const key = JSON.stringify([period, values]);
      const element = elements.get(key) ?? { period, about: values, sum: nothing() };
      elements.set(key, { ...element, sum: plus(element.sum, sum) });
    }
  }
  return {
    status: 200,
    body: {
      elements: [...elements.values()].map((element) => pick(elementOf(element), shown)),
      paging: { start: 0, count: 10, links: [] },
    },
  };
}

function shownFields({ query }: Call): string[] {
  const fields = query.fields === undefined ? ['impressions', 'clicks'] : listIn(query.fields);
  const known: readonly string[] = [...metrics, 'dateRange', 'pivotValues'];
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown !== undefined) {
    throw refuse('INVALID_VALUE_FOR_FIELD', `There is no field ${unknown}`, 'fields');
  }
  if (fields.length > METRICS_MAX + 2)
    throw refuse('ILLEGAL_ARGUMENT', 'Too many fields', 'fields');
  return fields;
}

interface Range {
  from: string;
  to: string;
}

function rangeOf({ query }: Call): Range {
  const { start, end } = recordIn(query.dateRange);
  const from = dateOf(recordIn(start) as unknown as Day);
  if (from === undefined) throw missing('dateRange.start');
  const to = end === undefined ? '9999-12-31' : dateOf(recordIn(end) as unknown as Day);
  if (to === undefined || to < from) {
    throw refuse('INVALID_VALUE_FOR_FIELD', 'dateRange.end is wrong', 'dateRange.end');
  }
  return { from, to };
}

function dateOf({ year, month, day }: Day): string | undefined {
  const two = (value: unknown) => String(value).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

const periods: Readonly<Record<string, (day: string, range: Range) => [string, string]>> = {
  ALL: (_, { from, to }) => [from, to],
  DAILY: (day) => [day, day],
  MONTHLY: (day) => [`${day.slice(0, 7)}-01`, lastOfMonth(day)],
  YEARLY: (day) => [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`],
};

const lastOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);

/** Also of what was removed: what was spent stays spent. */
function chosenCreatives(world: World, { query }: Call): Map<string, LedgerObject> {
  const wanted = Object.entries(filters).flatMap(([name, pivot]) => {
    const urns = listIn(query[name]);
    return urns.length > 0 ? [{ urns, of: pivots[pivot] }] : [];
  });
  if (wanted.length === 0) throw missing('accounts');
  const all = world.ledger.list({ kind: kinds.creative, includeRemoved: true });
  return new Map(
    all
      .filter((creative) =>
        wanted.every(({ urns, of }) => of !== undefined && urns.includes(of(creative, world))),
      )
      .map((creative) => [creative.id, creative]),
  );
}

type Sum = ReturnType<typeof nothing>;
const nothing = () => ({ impressions: 0, clicks: 0, spend: 0, leads: 0, conversions: 0 });

const plus = (one: Sum, other: Sum): Sum => ({
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  spend: one.spend + other.spend,
  leads: one.leads + other.leads,
  conversions: one.conversions + other.conversions,
});

/** What a creative did, as a whole or by what was counted. */
function sumsOf(
  world: World,
  creative: LedgerObject,
  row: StatisticRow,
  isByConversion: boolean,
): { conversion: string; sum: Sum }[] {
  const campaign = world.ledger.get(creative.parent ?? '');
  const isForm = campaign?.fields.objectiveType === 'LEAD_GENERATION';
  const counted = campaign && !isForm ? conversionsCounted(campaign, row) : [];
  if (isByConversion) {
    return counted.map(({ urn, count }) => ({
      conversion: urn,
      sum: { ...nothing(), conversions: count },
    }));
  }
  const { impressions, clicks, spend } = row;
  const conversions = counted.reduce((sum, { count }) => sum + count, 0);
  const leads = isForm ? row.leads : 0;
  return [{ conversion: '', sum: { impressions, clicks, spend, leads, conversions } }];
}

function elementOf({
  period,
  about,
  sum,
}: {
  period: [string, string];
  about: string[];
  sum: Sum;
}): Record<string, unknown> {
  const cost = (sum.spend / 100).toFixed(2);
  return {
    dateRange: { start: dayOf(period[0]), end: dayOf(period[1]) },
    pivotValues: about,
    impressions: sum.impressions,
    clicks: sum.clicks,
    landingPageClicks: sum.clicks,
    costInLocalCurrency: cost,
    costInUsd: cost,
    oneClickLeads: sum.leads,
    oneClickLeadFormOpens: sum.leads * 2,
    externalWebsiteConversions: sum.conversions,
  };
}

function dayOf(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const pick = (element: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, element[field]]));
