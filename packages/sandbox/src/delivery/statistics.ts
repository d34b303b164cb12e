import type { SandboxLead } from '../dialect.ts';
import { digits } from '../luck.ts';
import type { SandboxNetwork } from '../network.ts';
import type { Corrections } from './corrections.ts';
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
  /** How days that were reported are corrected; never without it. */
  corrections?: Corrections | undefined;
}

interface Day {
  day: number;
  start: number;
  end: number;
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
    const rows: StatisticRow[] = [];
    for (let day = firstDay; day <= lastDay; day += 1) {
      const span = { day, start: zone.startOf(day), end: zone.startOf(day + 1) };
      const row = (start: number, stop: number, hour: number | null) => {
        const figures = this.figures(ad, trace, span, start, stop);
        if (figures) rows.push({ adId: ad.adId, day: nameOfDay(day), hour, ...figures });
      };
      if (by !== 'hour') row(span.start, span.end, null);
      else
        for (let at = span.start; at < span.end; at += HOUR_MS)
          row(at, Math.min(at + HOUR_MS, span.end), zone.hourOf(at));
    }
    return by === 'total' ? addedUp(rows) : rows;
  }

  /**
   * Whole numbers whose sums are whole, too: each is what the running total gained, or what is left of that
   * once its day has been corrected.
   */
  private figures(
    ad: Delivery,
    trace: Trace,
    day: Day,
    from: number,
    to: number,
  ): Totals | undefined {
    const { corrections } = this.source;
    const readable = this.readable();
    const left = corrections?.partLeft(ad.adId, day.day, day.end, readable.all) ?? 1;
    const until = (what: keyof Totals, at: number, known: number) =>
      Math.floor(trace.at(Math.min(at, known))[what]);
    const gained = (what: keyof Totals) => {
      const before = until(what, day.start, readable.all);
      const kept = (at: number) => Math.floor((until(what, at, readable.all) - before) * left);
      return kept(to) - kept(from);
    };
    const figures = {
      spend: gained('spend'),
      impressions: gained('impressions'),
      clicks: gained('clicks'),
      leads:
        corrections && ad.appliesLater
          ? this.appliedBy(ad.adId, trace, corrections, from, to, readable.leads)
          : until('leads', to, readable.leads) - until('leads', from, readable.leads),
    };
    return Object.values(figures).some((figure) => figure > 0) ? figures : undefined;
  }

  /** Applications of those who clicked between two moments, as far as they have been sent by now. */
  private appliedBy(
    adId: string,
    trace: Trace,
    corrections: Corrections,
    from: number,
    to: number,
    now: number,
  ): number {
    // All from the first one on: the number of an application decides when it is sent.
    return trace
      .leadMoments(Math.min(to, now))
      .filter((at, index) => at >= from && at < to && at + corrections.delayOf(adId, index) <= now)
      .length;
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

/** All days of one ad as one row. */
function addedUp(rows: readonly StatisticRow[]): StatisticRow[] {
  const [first] = rows;
  if (!first) return [];
  const sum = (what: keyof Totals) => rows.reduce((all, row) => all + row[what], 0);
  return [
    {
      ...{ adId: first.adId, day: null, hour: null },
      ...{ impressions: sum('impressions'), clicks: sum('clicks') },
      ...{ leads: sum('leads'), spend: sum('spend') },
    },
  ];
}
