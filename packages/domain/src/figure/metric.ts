import { figuresTexts } from '#texts/figures';
import { type Currency, showPrice, showSpend } from '../budget/money.ts';
import type { Goal } from '../campaign/goal.ts';
import { type Counted, showCount, showCtr } from './figure.ts';

/** What can be seen over time. */
export const metrics = ['spend', 'impressions', 'clicks', 'leads', 'ctr', 'cpc', 'cpl'] as const;
export type Metric = (typeof metrics)[number];

export const isMetric = (text: string): text is Metric => metrics.some((one) => one === text);

interface MetricSpec {
  label: string;
  /** What it means, for those who do not know the abbreviation. */
  meaning: string;
  /** Null where there is nothing to divide by: no rate is not a rate of zero. */
  of: (counted: Counted) => number | null;
  show: (value: number, currency: Currency) => string;
  /** Whether more of it is good news, bad news, or neither. */
  moreIs: 'better' | 'worse' | 'neutral';
  /** The count behind it, which tells whether it says anything. */
  base: (counted: Counted) => number;
  /** Parts can be added up. */
  isSum: boolean;
}

const { labels, meanings } = figuresTexts;
const ratio = (over: number, under: number): number | null => (under === 0 ? null : over / under);
const count = { show: (value: number) => showCount(value), moreIs: 'better', isSum: true } as const;
const price = {
  show: (amount: number, currency: Currency) => showPrice({ amount, currency }),
  moreIs: 'worse',
  isSum: false,
} as const;

export const metricSpecs: Record<Metric, MetricSpec> = {
  spend: {
    label: labels.spend,
    meaning: meanings.spend,
    of: ({ spend }) => spend,
    show: (amount, currency) => showSpend({ amount, currency }),
    moreIs: 'neutral',
    base: ({ impressions }) => impressions,
    isSum: true,
  },
  impressions: {
    ...count,
    label: labels.impressions,
    meaning: meanings.impressions,
    of: ({ impressions }) => impressions,
    base: ({ impressions }) => impressions,
  },
  clicks: {
    ...count,
    label: labels.clicks,
    meaning: meanings.clicks,
    of: ({ clicks }) => clicks,
    base: ({ clicks }) => clicks,
  },
  leads: {
    ...count,
    label: labels.leads,
    meaning: meanings.leads,
    of: ({ leads }) => leads,
    base: ({ leads }) => leads,
  },
  ctr: {
    label: labels.ctr,
    meaning: meanings.ctr,
    of: ({ clicks, impressions }) => ratio(clicks * 100, impressions),
    show: (value) => showCtr(value),
    moreIs: 'better',
    base: ({ clicks }) => clicks,
    isSum: false,
  },
  cpc: {
    ...price,
    label: labels.cpc,
    meaning: meanings.cpc,
    of: ({ spend, clicks }) => ratio(spend, clicks),
    base: ({ clicks }) => clicks,
  },
  cpl: {
    ...price,
    label: labels.cpl,
    meaning: meanings.cpl,
    of: ({ spend, leads }) => ratio(spend, leads),
    base: ({ leads }) => leads,
  },
};

/** A value as people read it; a dash where it is not known or there is nothing to divide by. */
export const showMetric = (metric: Metric, value: number | null, currency: Currency): string =>
  value === null ? figuresTexts.notKnown : metricSpecs[metric].show(value, currency);

/** What a campaign is made for, and so what is looked at first. */
const goalMetrics: Record<Goal, Metric> = {
  MAXIMISE_CLICKS: 'clicks',
  MAXIMISE_IMPRESSIONS: 'impressions',
  MAXIMISE_CONVERSIONS: 'leads',
};
export const metricOfGoal = (goal: Goal): Metric => goalMetrics[goal];

/** What is said of each ad and channel: first what the goal counts and what that cost. */
const metricsByGoal: Record<Goal, readonly Metric[]> = {
  MAXIMISE_CLICKS: ['clicks', 'cpc', 'spend', 'impressions', 'ctr', 'leads'],
  MAXIMISE_IMPRESSIONS: ['impressions', 'spend', 'clicks', 'ctr', 'cpc', 'leads'],
  MAXIMISE_CONVERSIONS: ['leads', 'cpl', 'spend', 'impressions', 'clicks', 'ctr', 'cpc'],
};
export const metricsOfGoal = (goal: Goal): readonly Metric[] => metricsByGoal[goal];
