/** What happened to one ad, as totals that rise over time. */
export interface Totals {
  spend: number;
  impressions: number;
  clicks: number;
  leads: number;
}

/** What one millisecond brings. */
export type Pace = Totals;

interface Stretch {
  from: number;
  /** Where the pace ends: the end of the stretch, or the moment the money was gone. */
  to: number;
  before: Totals;
  pace: Pace;
}

const nothing: Totals = { spend: 0, impressions: 0, clicks: 0, leads: 0 };

const after = ({ before, pace, from, to }: Stretch, at: number): Totals => {
  const ms = Math.max(0, Math.min(at, to) - from);
  return {
    spend: before.spend + pace.spend * ms,
    impressions: before.impressions + pace.impressions * ms,
    clicks: before.clicks + pace.clicks * ms,
    leads: before.leads + pace.leads * ms,
  };
};

/** The life of one ad: stretches of an even pace. What lies between them brought nothing. */
export class Trace {
  private readonly stretches: Stretch[] = [];

  add(from: number, to: number, pace: Pace): void {
    if (to > from) this.stretches.push({ from, to, before: this.at(from), pace });
  }

  get begin(): number | undefined {
    return this.stretches[0]?.from;
  }

  at(moment: number): Totals {
    const stretch = this.stretches[this.lastBefore(moment)];
    return stretch ? after(stretch, moment) : nothing;
  }

  /** When each whole lead came in, until a moment. */
  leadMoments(until: number): number[] {
    const moments: number[] = [];
    for (const { from, to, before, pace } of this.stretches) {
      if (from > until) break;
      const last = Math.min(to, until);
      for (;;) {
        const at = from + (moments.length + 1 - before.leads) / pace.leads;
        // Where no leads are counted, this is never or nowhere.
        if (!(at <= last)) break;
        moments.push(at);
      }
    }
    return moments;
  }

  private lastBefore(moment: number): number {
    let low = 0;
    let high = this.stretches.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.stretches[middle]?.from ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
