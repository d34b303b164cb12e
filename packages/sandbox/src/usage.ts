/** How much may be asked for in which time, and for how long those are shut out who ask for more. */
export interface Allowance {
  points: number;
  windowMs: number;
  /** 0 where it is enough that older calls are forgotten. */
  blockedMs: number;
}

/** How much of its allowance an ad account has used. */
export interface Usage {
  used: number;
  allowed: number;
  /** Above 100 the network refuses. */
  percent: number;
  /** Until it would be let in again; 0 while it is. */
  regainMs: number;
}

/** What was used is forgotten in so many portions. */
const PORTIONS = 60;

/** Counts points; each is forgotten when the window of virtual time has passed. */
export class UsageCounter {
  private readonly accounts = new Map<string, Map<number, number>>();
  private readonly blockedUntil = new Map<string, number>();
  private readonly portionMs: number;

  constructor(
    private readonly now: () => number,
    private readonly allowance: Allowance,
  ) {
    this.portionMs = allowance.windowMs / PORTIONS;
  }

  count(account: string, points = 1): Usage {
    const { points: allowed, blockedMs } = this.allowance;
    const blocked = (this.blockedUntil.get(account) ?? 0) - this.now();
    if (blocked > 0) return { used: allowed, allowed, percent: 101, regainMs: blocked };
    const portions = this.remembered(account);
    const current = Math.floor(this.now() / this.portionMs);
    portions.set(current, (portions.get(current) ?? 0) + points);
    const used = [...portions.values()].reduce((sum, one) => sum + one, 0);
    if (used > allowed && blockedMs > 0) {
      // Who was shut out begins anew.
      portions.clear();
      this.blockedUntil.set(account, this.now() + blockedMs);
      return { used, allowed, percent: 101, regainMs: blockedMs };
    }
    // The last point of many is more than a hundred percent, too.
    const percent = used > allowed ? 101 : Math.floor((100 * used) / allowed);
    return { used, allowed, percent, regainMs: this.regainMs(portions, used) };
  }

  private remembered(account: string): Map<number, number> {
    const portions = this.accounts.get(account) ?? new Map<number, number>();
    this.accounts.set(account, portions);
    const oldest = Math.floor(this.now() / this.portionMs) - PORTIONS;
    for (const old of portions.keys()) if (old <= oldest) portions.delete(old);
    return portions;
  }

  private regainMs(portions: Map<number, number>, used: number): number {
    const { points: allowed } = this.allowance;
    let left = used;
    for (const [portion, points] of portions) {
      if (left < allowed) break;
      left -= points;
      if (left < allowed) return (portion + PORTIONS) * this.portionMs - this.now();
    }
    return 0;
  }
}
