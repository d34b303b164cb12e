import type { AccountEvent } from '@posthorn/contract';
import { pauseBefore } from './backoff.ts';

/** 'resync': what happened before now was missed, because the connection is new or was broken. */
export type StreamMessage = { type: 'resync' } | { type: 'change'; event: AccountEvent };

interface Listeners {
  onMessage(message: StreamMessage): void;
  /** An attempt to connect failed: the server is gone, or it refuses us. The next one follows. */
  onRefused(): void;
}

/** An event stream that comes back until it is closed. */
export function openStream(url: string, { onMessage, onRefused }: Listeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  const connect = () => {
    const next = new EventSource(url);
    let wasOpen = false;
    source = next;
    next.onopen = () => {
      wasOpen = true;
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
