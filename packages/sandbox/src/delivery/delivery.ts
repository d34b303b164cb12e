import type { Timeline } from '../timeline.ts';

/** One ad, as delivery sees it. Money is in minor units of the account's currency. */
export interface Delivery {
  adId: string;
  account: string;
  /** Of the account: whose days and hours count. */
  timeZone: string;
  /**
   * Whether it might be shown: it and everything above it switched on, and approved. Steps in the
   * future are welcome: the end of a review, for instance. The schedule is not part of it.
   */
  on: Timeline<boolean>;
  start: Timeline<number>;
  /** The first moment after the last one; null without an end. */
  end: Timeline<number | null>;
  budget: DeliveryBudget;
  rates: Rates;
  /** People apply on a website, some of them days after their click; it counts for the day of the click. */
  appliesLater?: boolean;
  /** The most that a result may cost. */
  costCap?: Timeline<CostCap | null>;
  /** How many people can see it; few people take few ads. */
  audience?: Timeline<number | null>;
}

/** Ads with the same budget id share it; the budget is then the same in all of them. */
export interface DeliveryBudget {
  id: string;
  period: 'lifetime' | 'daily';
  amount: Timeline<number>;
  /** A day of a daily budget may spend so many times its amount (Meta 1.75, Google 2). */
  dayFactor?: number;
  /** A week from Sunday on so many times (Meta 7). */
  weekFactor?: number;
  /** And a calendar month so many times (Google 30.4). */
  monthFactor?: number;
}

export interface CostCap {
  per: 'impression' | 'click' | 'lead';
  /** Minor units for one; for impressions, for a thousand. */
  amount: number;
}

/** What people do on average, before the luck of a single ad. */
export interface Rates {
  /** Minor units for a thousand impressions. */
  cpm: number;
  /** Clicks per impression. */
  ctr: number;
  /** Leads per click; 0 where none are counted. */
  cvr: number;
}

export interface StatisticQuery {
  /** All of the network without it. */
  ads?: readonly string[];
  /** Days in the account's time zone, both included: '2026-12-01'. All time without them. */
  from?: string;
  to?: string;
  by: 'hour' | 'day' | 'total';
}

/** Rows in which nothing happened are left out. */
export interface StatisticRow {
  adId: string;
  /** Null in a total. */
  day: string | null;
  /** Of the account's day, 0 to 23; null unless asked for hours. */
  hour: number | null;
  impressions: number;
  clicks: number;
  leads: number;
  /** Minor units. */
  spend: number;
}
