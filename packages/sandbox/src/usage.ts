/** How much of its allowance per hour an ad account has used. */
export interface Usage {
  calls: number;
  allowed: number;
  /** Above 100 the network refuses. */
  percent: number;
  /** Until so much is forgotten again that it would be let in; 0 while it is. */
  regainMs: number;
}

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** Counts calls by the minute; each is forgotten an hour of virtual time later. */
export class UsageCounter {
  private readonly accounts = new Map<string, Map<number, number>>();

  constructor(
    private readonly now: () => number,
    private readonly allowed: number,
  ) {}

  count(account: string): Usage {
    const minute = Math.floor(this.now() / MINUTE_MS);
    const minutes = this.accounts.get(account) ?? new Map<number, number>();
    this.accounts.set(account, minutes);
    for (const old of minutes.keys()) if (old <= minute - MINUTES) minutes.delete(old);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
    const calls = [...minutes.values()].reduce((sum, count) => sum + count, 0);
    const percent = Math.floor((100 * calls) / this.allowed);
    return { calls, allowed: this.allowed, percent, regainMs: this.regainMs(minutes, calls) };
  }

  private regainMs(minutes: Map<number, number>, calls: number): number {
    let left = calls;
    for (const [minute, count] of minutes) {
      if (left < this.allowed) break;
      left -= count;
      if (left < this.allowed) return (minute + MINUTES) * MINUTE_MS - this.now();
    }
    return 0;
  }
}
