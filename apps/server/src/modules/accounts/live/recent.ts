import type { ChangeAnnouncement } from '../../../platform/events/announce.ts';

const KEPT_MS = 30_000;
const MOST = 5_000;

/**
 * The announcements of the last half minute. A screen asks for what it shows and then opens its
 * stream; what was announced in between is told here instead of letting the screen ask twice.
 */
export class RecentAnnouncements {
  private kept: { at: number; announcement: ChangeAnnouncement }[] = [];
  /** Before this nothing is known. */
  private completeSince: number;

  constructor(private readonly now: () => number) {
    this.completeSince = now();
  }

  add(announcement: ChangeAnnouncement): void {
    const at = this.now();
    this.kept.push({ at, announcement });
    const first = this.kept.findIndex((entry) => entry.at >= at - KEPT_MS);
    this.forget(Math.max(first, this.kept.length - MOST));
  }

  /** Some may have been missed, so nothing before now can be vouched for. */
  clear(): void {
    this.kept = [];
    this.completeSince = this.now();
  }

  /** What was announced in the account since then; undefined when that is not known for sure. */
  of(accountId: string, ageMs: number): ChangeAnnouncement[] | undefined {
    const since = this.now() - ageMs;
    if (ageMs > KEPT_MS || since <= this.completeSince) return undefined;
    return this.kept
      .filter(({ at, announcement }) => at >= since && announcement.accountId === accountId)
      .map(({ announcement }) => announcement);
  }

  private forget(count: number): void {
    const gone = this.kept.splice(0, count);
    this.completeSince = Math.max(this.completeSince, gone.at(-1)?.at ?? 0);
  }
}
