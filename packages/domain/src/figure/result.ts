import { resultTexts } from '#texts/result';
import { type Currency, showPrice } from '../budget/money.ts';
import type { Goal } from '../campaign/goal.ts';
import { type CampaignType, goalOf } from '../campaign/type.ts';
import { fill } from '../message/text.ts';
import { showCount } from './figure.ts';

interface Counting {
  type: CampaignType;
  /** The chosen one of a custom campaign. */
  goal: Goal | null;
  figures: {
    impressions: number | null;
    clicks: number | null;
    leads: number | null;
    spend: number | null;
  };
  spend: { currency: Currency };
}

/** What a goal counts, and per how many of them a price is said. */
const resultSpecs = {
  MAXIMISE_CLICKS: { figure: 'clicks', per: 1 },
  MAXIMISE_IMPRESSIONS: { figure: 'impressions', per: 1000 },
  MAXIMISE_CONVERSIONS: { figure: 'leads', per: 1 },
} as const satisfies Record<Goal, { figure: keyof Counting['figures']; per: number }>;

export type ResultFigure = (typeof resultSpecs)[Goal]['figure'];

/** Which of its figures a campaign is looked at by, and per how many of them a price is said. */
export const resultSpecOf = (campaign: Pick<Counting, 'type' | 'goal'>) =>
  resultSpecs[goalOf(campaign)];

export interface Result {
  /** How many of what its goal counts. */
  count: string;
  /** What one cost; empty where there is nothing to divide by. */
  cost: string;
}

/** What a campaign has brought since its launch; undefined as long as the networks have not told. */
export function resultOf({ type, goal, figures, spend }: Counting): Result | undefined {
  const { figure, per } = resultSpecOf({ type, goal });
  const n = figures[figure];
  if (n === null) return undefined;
  const isPriced = n > 0 && figures.spend !== null;
  const price = isPriced ? ((figures.spend ?? 0) / n) * per : 0;
  return {
    count: fill(resultTexts.count[figure], { n, count: showCount(n) }),
    cost: isPriced
      ? fill(resultTexts.cost[figure], {
          price: showPrice({ amount: price, currency: spend.currency }),
        })
      : '',
  };
}
