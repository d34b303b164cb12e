import pg from 'pg';
import type { Logger } from 'pino';
import { type Announcement, EVENT_CHANNEL } from './announce.ts';

type Listener = (announcement: Announcement | 'resync') => void;

export interface EventHub {
  subscribe(listener: Listener): () => void;
  /** Streams that must end before the server can close. */
  endWith(end: () => void): void;
  forget(end: () => void): void;
  endStreams(): void;
  close(): Promise<void>;
}

const RETRY_MS = 1_000;

/**
 * One connection per process listens to the database and passes announcements on, so that a change
 * made through any process reaches the screens connected to every other.
 */
export function openEventHub(url: string, log: Logger): EventHub {
  const listeners = new Set<Listener>();
  const streams = new Set<() => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let lost = false;

  const tell = (announcement: Announcement | 'resync') => {
    for (const listener of listeners) listener(announcement);
  };

  async function listen(): Promise<void> {
    if (closed) return;
    const next = new pg.Client({
      connectionString: url,
      application_name: 'posthorn-events',
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    client = next;
    next.on('notification', (message) => {
      if (message.payload) tell(JSON.parse(message.payload) as Announcement);
    });
    next.once('error', () => retry(next));
    next.once('end', () => retry(next));
    try {
      await next.connect();
      await next.query(`listen ${EVENT_CHANNEL}`);
      // What was announced while nobody listened is gone: screens fetch anew.
      if (lost) tell('resync');
      lost = false;
    } catch (error) {
      log.warn({ err: error }, 'event listener could not connect');
      retry(next);
    }
  }

  function retry(broken: pg.Client): void {
    if (closed || client !== broken) return;
    client = undefined;
    lost = true;
    broken.removeAllListeners();
    broken.on('error', () => {});
    broken.end().catch(() => {});
    setTimeout(() => void listen(), RETRY_MS).unref();
  }

  void listen();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    endWith: (end) => void streams.add(end),
    forget: (end) => void streams.delete(end),
    endStreams() {
      for (const end of streams) end();
    },
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
