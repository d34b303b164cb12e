import type { LedgerObject } from '../../ledger/object.ts';
import { countedBy } from '../conversions.ts';
import type { Customer } from '../customer.ts';
import type { JsonObject } from '../names/check.ts';
import { MICROS_PER_CENT } from '../rules/money.ts';
import type { Span } from './dates.ts';

interface Sum {
  impressions: number;
  clicks: number;
  leads: number;
  spend: number;
}

export interface FigureRow {
  /** Which of the things that were asked for. */
  index: number;
  segments: JsonObject;
  metrics: JsonObject;
}

/** By time, and by what was counted. */
export interface Division {
  by: 'total' | 'day' | 'hour';
  isByAction: boolean;
}

const nothing: Sum = { impressions: 0, clicks: 0, leads: 0, spend: 0 };

/** Figures of things that are made of ads. By day or hour, rows without any are left out. */
export function figuresOf(
  customer: Customer,
  things: readonly (readonly LedgerObject[])[],
  span: Span,
  { by, isByAction }: Division,
): FigureRow[] {
  const owner = new Map(things.flatMap((ads, index) => ads.map(({ id }) => [id, index] as const)));
  const sums = new Map<string, { index: number; segments: JsonObject; sum: Sum }>();
  if (by === 'total')
    for (const index of things.keys())
      sums.set(String(index), { index, segments: {}, sum: nothing });
  const rows =
    owner.size > 0 ? customer.world.statistics({ ...span, ads: [...owner.keys()], by }) : [];
  for (const row of rows) {
    const index = owner.get(row.adId);
    if (index === undefined) continue;
    const key = by === 'total' ? String(index) : `${index} ${row.day} ${row.hour ?? ''}`;
    const { sum } = sums.get(key) ?? { sum: nothing };
    const segments = {
      ...(row.day !== null && { date: row.day }),
      ...(row.hour !== null && { hour: row.hour }),
    };
    sums.set(key, { index, segments: by === 'total' ? {} : segments, sum: plus(sum, row) });
  }
  return [...sums.values()].flatMap(({ index, segments, sum }): FigureRow[] => {
    const counted = countedBy(customer.account, sum);
    if (!isByAction) return [{ index, segments, metrics: metricsOf(sum, counted) }];
    return counted.map(({ resourceName, name, all, primary }) => ({
      index,
      segments: { ...segments, conversionAction: resourceName, conversionActionName: name },
      metrics: { conversions: primary, allConversions: all },
    }));
  });
}

const plus = (sum: Sum, row: Sum): Sum => ({
  impressions: sum.impressions + row.impressions,
  clicks: sum.clicks + row.clicks,
  leads: sum.leads + row.leads,
  spend: sum.spend + row.spend,
});

function metricsOf(
  { impressions, clicks, spend }: Sum,
  counted: ReturnType<typeof countedBy>,
): JsonObject {
  const micros = BigInt(spend) * MICROS_PER_CENT;
  return {
    impressions: String(impressions),
    clicks: String(clicks),
    interactions: String(clicks),
    ctr: impressions > 0 ? clicks / impressions : 0,
    averageCpc: clicks > 0 ? Number(micros) / clicks : 0,
    averageCpm: impressions > 0 ? (Number(micros) * 1000) / impressions : 0,
    costMicros: String(micros),
    conversions: counted.reduce((sum, { primary }) => sum + primary, 0),
    allConversions: counted.reduce((sum, { all }) => sum + all, 0),
  };
}
