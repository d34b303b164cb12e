import type { SandboxLead } from '../dialect.ts';
import { digits } from '../luck.ts';
import type { SandboxNetwork } from '../network.ts';
import { deliver } from './deliver.ts';
import type { Delivery, StatisticQuery, StatisticRow } from './delivery.ts';
import { personFor } from './people.ts';
import type { Totals, Trace } from './trace.ts';
import { dayNamed, HOUR_MS, nameOfDay, Zone } from './zone.ts';

export interface StatisticsSource {
  seed: string;
  network: SandboxNetwork;
  now(): number;
  /** Rises whenever the deliveries may be others. */
  version(): number;
  deliveries(): Delivery[];
  /** Reports know what happened until so long ago. */
  lagMs: number;
  /** And whose form it was, until so long ago. */
  leadLagMs: number;
}

interface Known {
  version: number;
  ads: Map<string, Delivery>;
  budgets: Map<string, { ads: Delivery[]; key: string }>;
}

/** The figures of one network, worked out when a person asks. What it remembers only saves time. */
export class Statistics {
  private known: Known | undefined;
  private readonly traces = new Map<string, { key: string; traces: Map<string, Trace> }>();

  constructor(private readonly source: StatisticsSource) {}

  query({ ads, from, to, by }: StatisticQuery): StatisticRow[] {
    const { ads: all } = this.deliveries();
    const wanted = ads ? ads.flatMap((id) => all.get(id) ?? []) : [...all.values()];
    return wanted.flatMap((ad) => this.rowsOf(ad, from, to, by));
  }

  spentOf(budgetId: string): number {
    const budget = this.deliveries().budgets.get(budgetId);
    const now = this.source.now();
    const spent = budget?.ads.map((ad) => this.traceOf(ad).at(now).spend) ?? [];
    return spent.reduce((sum, spend) => sum + Math.floor(spend), 0);
  }

  leads(adId: string): SandboxLead[] {
    const ad = this.deliveries().ads.get(adId);
    if (!ad) return [];
    const { seed } = this.source;
    return this.traceOf(ad)
      .leadMoments(this.readable().leads)
      .map((at, index) => ({
        id: `1${digits(15, seed, 'lead', adId, index)}`,
        adId,
        at: Math.floor(at),
        ...personFor(seed, adId, index),
      }));
  }

  private rowsOf(
    ad: Delivery,
    from: string | undefined,
    to: string | undefined,
    by: StatisticQuery['by'],
  ): StatisticRow[] {
    const trace = this.traceOf(ad);
    if (trace.begin === undefined) return [];
    const zone = Zone.of(ad.timeZone);
    const now = this.source.now();
    const firstDay = Math.max(dayNamed(from ?? '') ?? 0, zone.dayOf(trace.begin));
    const lastDay = Math.min(dayNamed(to ?? '') ?? Number.POSITIVE_INFINITY, zone.dayOf(now));
    if (firstDay > lastDay) return [];
    const begin = zone.startOf(firstDay);
    const end = zone.startOf(lastDay + 1);
    const row = (start: number, stop: number, day: number | null, hour: number | null) => {
      const figures = this.figures(trace, start, stop);
      const names = { day: day === null ? null : nameOfDay(day), hour };
      return figures ? [{ adId: ad.adId, ...names, ...figures }] : [];
    };
    if (by === 'total') return row(begin, end, null, null);
    const rows: StatisticRow[] = [];
    for (let day = firstDay; day <= lastDay; day += 1) {
      if (by === 'day') rows.push(...row(zone.startOf(day), zone.startOf(day + 1), day, null));
      else {
        const next = zone.startOf(day + 1);
        for (let at = zone.startOf(day); at < next; at += HOUR_MS) {
          rows.push(...row(at, Math.min(at + HOUR_MS, next), day, zone.hourOf(at)));
        }
      }
    }
    return rows;
  }

  /** Whole numbers whose sums are whole, too: each is what the running total gained. */
  private figures(trace: Trace, from: number, to: number): Totals | undefined {
    const readable = this.readable();
    const gained = (what: keyof Totals, until: number) =>
      Math.floor(trace.at(Math.min(to, until))[what]) -
      Math.floor(trace.at(Math.min(from, until))[what]);
    const figures = {
      spend: gained('spend', readable.all),
      impressions: gained('impressions', readable.all),
      clicks: gained('clicks', readable.all),
      leads: gained('leads', readable.leads),
    };
    return Object.values(figures).some((figure) => figure > 0) ? figures : undefined;
  }

  private readable(): { all: number; leads: number } {
    const { now, lagMs, leadLagMs } = this.source;
    return { all: now() - lagMs, leads: now() - Math.max(lagMs, leadLagMs) };
  }

  private traceOf({ adId, budget }: Delivery): Trace {
    const { seed, network, now } = this.source;
    const { ads, key } = this.deliveries().budgets.get(budget.id) as {
      ads: Delivery[];
      key: string;
    };
    const until = (Math.floor(now() / HOUR_MS) + 1) * HOUR_MS;
    const kept = this.traces.get(budget.id);
    const fullKey = `${until}|${key}`;
    const traces = kept?.key === fullKey ? kept.traces : deliver(seed, network, ads, until);
    if (kept?.key !== fullKey) this.traces.set(budget.id, { key: fullKey, traces });
    return traces.get(adId) as Trace;
  }

  private deliveries(): Known {
    const version = this.source.version();
    if (this.known?.version === version) return this.known;
    const ads = new Map<string, Delivery>();
    const budgets: Known['budgets'] = new Map();
    for (const ad of this.source.deliveries()) {
      ads.set(ad.adId, ad);
      const budget = budgets.get(ad.budget.id) ?? { ads: [], key: '' };
      budget.ads.push(ad);
      budgets.set(ad.budget.id, budget);
    }
    for (const budget of budgets.values()) budget.key = JSON.stringify(budget.ads);
    this.known = { version, ads, budgets };
    return this.known;
  }
}
