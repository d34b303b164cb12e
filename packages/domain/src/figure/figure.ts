/** What was counted: whole numbers, and cents. */
export interface Counted {
  impressions: number;
  clicks: number;
  leads: number;
  spend: number;
}

export interface Figures extends Counted {
  /** Clicks per hundred impressions. */
  ctr: number;
  /** Cents per click. */
  cpc: number;
}

/** So many campaigns are named beside the sums of a workspace: those that cost the most. */
export const CAMPAIGNS_NAMED = 50;

export const NOTHING_COUNTED: Counted = { impressions: 0, clicks: 0, leads: 0, spend: 0 };

/** Rates follow from what was counted; without a base they are 0. */
export function withRates(counted: Counted): Figures {
  const { impressions, clicks, leads, spend } = counted;
  return {
    impressions,
    clicks,
    leads,
    spend,
    ctr: impressions === 0 ? 0 : (clicks / impressions) * 100,
    cpc: clicks === 0 ? 0 : spend / clicks,
  };
}

export function sumCounted(parts: readonly Counted[]): Counted {
  return parts.reduce(
    (sum, part) => ({
      impressions: sum.impressions + part.impressions,
      clicks: sum.clicks + part.clicks,
      leads: sum.leads + part.leads,
      spend: sum.spend + part.spend,
    }),
    NOTHING_COUNTED,
  );
}

/** 999 as it is, 1540 as 1.5k, and where thousands would fill the line, 11893400 as 11.9m. */
export function showCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = (count / 1000).toFixed(1);
  return Number(thousands) < 1000 ? `${thousands}k` : `${(count / 1_000_000).toFixed(1)}m`;
}

/** With a point, as counts in thousands have one; money alone is written the Dutch way. */
export const showCtr = (ctr: number): string => `${ctr.toFixed(2)}%`;
