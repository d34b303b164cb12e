import type { AccountEvent } from '@posthorn/contract';
import { pauseBefore } from './backoff.ts';

/** 'resync': what happened before now was missed, because the connection is new or was broken. */
export type StreamMessage = { type: 'resync' } | { type: 'change'; event: AccountEvent };

interface Listeners {
  onMessage(message: StreamMessage): void;
  /** The server turned the stream down or is gone; the next attempt follows by itself. */
  onLost(): void;
}

/** An event stream that comes back until it is closed. */
export function openStream(url: string, { onMessage, onLost }: Listeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  const connect = () => {
    const next = new EventSource(url);
    source = next;
    next.onopen = () => {
      attempt = 0;
      onMessage({ type: 'resync' });
    };
    next.addEventListener('resync', () => onMessage({ type: 'resync' }));
    next.addEventListener('change', ({ data }) =>
      onMessage({ type: 'change', event: JSON.parse(data) }),
    );
    next.onerror = () => {
      // The browser's own retry knows no back-off and gives up on a refusal, so it never runs.
      next.close();
      onLost();
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
