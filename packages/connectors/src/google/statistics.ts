import type { CalendarDate } from '@posthorn/domain';
import type { DailyFigure, ToFollow } from '../connector.ts';
import { dayOfPlan, daysAround } from '../days.ts';
import type { Plan } from '../plan.ts';
import { onlyChosen } from './conversions.ts';
import type { Desk } from './desk.ts';
import { idOf, listed, quoted } from './gaql.ts';
import { campaignOf } from './lifecycle.ts';
import { revisionNamed } from './map/revision.ts';
import { centsOf } from './money.ts';
import type { Row } from './row.ts';
import { formersOf } from './successor.ts';

const FIELDS =
  'campaign.id, ad_group.name, ad_group_ad.ad.id, segments.date, metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions';

/** Also conversions of actions that no bids are made for: a chosen one may be one of them. */
const FIELDS_BY_ACTION =
  'campaign.id, ad_group.name, ad_group_ad.ad.id, segments.date, segments.conversion_action, metrics.all_conversions';

/** Read from the first day on, whatever is asked for: see `figuresOf`. */
export async function readFigures(
  { client, settings: { applicationEvents } }: Desk,
  asked: readonly ToFollow[],
  ids: readonly string[],
): Promise<Row[]> {
  const days = asked.flatMap((one) => daysAround({ ...one, from: one.plan.startDate })).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const read = (fields: string) =>
    client.search(
      `SELECT ${fields} FROM ad_group_ad WHERE campaign.id IN ${listed(ids)} AND segments.date BETWEEN ${quoted(first)} AND ${quoted(last)}`,
    );
  const rows = await read(FIELDS);
  if (applicationEvents.length === 0) return rows;
  return onlyChosen(rows, await read(FIELDS_BY_ACTION), applicationEvents);
}

/** Of the campaign, and of those before it. */
export const campaignIds = (one: ToFollow): string[] =>
  [campaignOf(one), ...formersOf(one.refs).map(({ resourceName }) => resourceName)].map(idOf);

/** Those of one publication on the days that are asked for. */
export function figuresWanted(one: ToFollow, rows: readonly Row[]): DailyFigure[] {
  const ids = campaignIds(one);
  const own = rows.filter(({ campaign }) => ids.includes(campaign?.id ?? ''));
  return figuresOf(one.plan, own).filter(({ day }) => day >= one.from && day <= one.to);
}

interface Sum {
  adId: string;
  day: CalendarDate;
  impressions: number;
  clicks: number;
  conversions: number;
  micros: bigint;
}

/**
 * Nine banners in several revisions are one ad. Cents are what the running total has grown by, over
 * all days and ads in their order, so that figures add up to what Google charges and a day keeps its
 * figure whichever days are asked for beside it.
 */
export function figuresOf(plan: Plan, rows: readonly Row[]): DailyFigure[] {
  const sums = [...sumsOf(plan, rows).values()].sort(
    (a, b) => compare(a.day, b.day) || compare(a.adId, b.adId),
  );
  let micros = 0n;
  let conversions = 0;
  return sums.map((sum) => {
    const before = { cents: centsOf(micros), leads: whole(conversions) };
    micros += sum.micros;
    conversions += sum.conversions;
    return {
      adId: sum.adId,
      day: sum.day,
      channel: plan.channel,
      impressions: sum.impressions,
      clicks: sum.clicks,
      leads: whole(conversions) - before.leads,
      spend: centsOf(micros) - before.cents,
    };
  });
}

function sumsOf(plan: Plan, rows: readonly Row[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { adGroup, segments, metrics = {} } of rows) {
    const adId = revisionNamed(plan, adGroup?.name ?? '')?.adId;
    if (adId === undefined || segments?.date === undefined) continue;
    const day = dayOfPlan(plan, segments.date);
    const key = `${day} ${adId}`;
    const sum = sums.get(key) ?? {
      adId,
      day,
      impressions: 0,
      clicks: 0,
      conversions: 0,
      micros: 0n,
    };
    sums.set(key, {
      ...sum,
      impressions: sum.impressions + Number(metrics.impressions ?? 0),
      clicks: sum.clicks + Number(metrics.clicks ?? 0),
      conversions: sum.conversions + (metrics.conversions ?? 0),
      micros: sum.micros + BigInt(metrics.costMicros ?? 0),
    });
  }
  return sums;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Google shares a conversion between ads; a hair below a whole one is one. */
const whole = (conversions: number) => Math.floor(conversions + 1e-6);
