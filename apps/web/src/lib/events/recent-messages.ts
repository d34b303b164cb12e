import { realNow } from '../time/clock.ts';
import type { StreamMessage } from './open-stream.ts';

/** More than this is dearer to tell again than to ask for everything anew. */
const MOST = 20;

/** What the leading tab passed on of late, for a tab that was loading meanwhile. */
export class RecentMessages {
  private kept: { at: number; message: StreamMessage }[] = [];

  /** Only what came after `completeSince` is known. */
  constructor(private completeSince: number) {}

  add(message: StreamMessage): void {
    this.kept.push({ at: realNow(), message });
    if (this.kept.length > MOST) this.completeSince = this.kept.shift()?.at ?? realNow();
  }

  since(moment: number): StreamMessage[] {
    if (moment <= this.completeSince) return [{ type: 'resync' }];
    return this.kept.filter(({ at }) => at >= moment).map(({ message }) => message);
  }
}
