import type { AccountEvent } from '@posthorn/contract';
import { realNow } from '../time/clock.ts';
import { pauseBefore } from './backoff.ts';

/**
 * 'resync': something may have been missed; the server says so where it cannot tell what.
 * 'reconnected': the server answers again after it did not, so what failed meanwhile can be asked for.
 */
export type StreamMessage =
  | { type: 'resync' }
  | { type: 'reconnected' }
  | { type: 'change'; event: AccountEvent };

interface Listeners {
  onMessage(message: StreamMessage): void;
  /** An attempt to connect failed: the server is gone, or it refuses us. The next one follows. */
  onRefused(): void;
}

/** The address of a stream for a page of this age. */
export type StreamUrl = (ageMs: number) => string;

/** A request may have been on its way a little before the page's own clock began. */
const SLACK_MS = 1_000;

/**
 * An event stream that comes back until it is closed. It tells how old the page is, and so how old
 * what it shows can be at most; the server repeats what happened since, or asks for a resync.
 */
export function openStream(url: StreamUrl, { onMessage, onRefused }: Listeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  const connect = () => {
    const next = new EventSource(url(pageAge()));
    let wasOpen = false;
    source = next;
    next.onopen = () => {
      wasOpen = true;
      if (attempt > 0) onMessage({ type: 'reconnected' });
      attempt = 0;
    };
    next.addEventListener('resync', () => onMessage({ type: 'resync' }));
    next.addEventListener('change', ({ data }) =>
      onMessage({ type: 'change', event: JSON.parse(data) }),
    );
    next.onerror = () => {
      // The browser's own retry knows no back-off and gives up on a refusal, so it never runs.
      next.close();
      if (!wasOpen) onRefused();
      timer = setTimeout(connect, pauseBefore(attempt));
      attempt += 1;
    };
  };

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** Nothing this page shows was asked for before. */
export const pageSince = (): number => performance.timeOrigin - SLACK_MS;

/** By the clock on the wall, which goes on while a computer sleeps. */
function pageAge(): number {
  return Math.max(SLACK_MS, Math.ceil(realNow() - pageSince()));
}
