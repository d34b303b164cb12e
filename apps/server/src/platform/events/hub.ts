import { accountEvent } from '@posthorn/contract';
import pg from 'pg';
import type { Logger } from 'pino';
import { cutTo } from '../api/cut-to-contract.ts';
import { type Announcement, EVENT_CHANNEL } from './announce.ts';

/** 'resync': announcements may have been missed, or everything may have changed. */
type Listener = (heard: Announcement | 'resync') => void;

export interface EventHub {
  /** Fulfilled once it listens: from then on nothing is missed unannounced. */
  ready: Promise<void>;
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

const RETRY_MS = 1_000;
/** A connection that only listens does not notice that it has gone deaf, so it is asked. */
const ASK_MS = 10_000;
const ANSWER_WITHIN_MS = 3_000;

/**
 * One connection per process listens to the database and passes announcements on, so that a change
 * made through any process reaches the screens connected to every other.
 */
export function openEventHub(url: string, log: Logger, askMs = ASK_MS): EventHub {
  const listeners = new Set<Listener>();
  let client: pg.Client | undefined;
  let closed = false;
  let lost = false;

  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });

  const tell: Listener = (heard) => {
    for (const listener of listeners) listener(heard);
  };

  async function listen(): Promise<void> {
    if (closed) return;
    const next = new pg.Client({
      connectionString: url,
      application_name: 'posthorn-events',
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: 3_000,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client = next;
    next.on('notification', ({ payload }) => tell(parse(payload, log)));
    next.once('error', () => retry(next));
    next.once('end', () => retry(next));
    try {
      await next.connect();
      await next.query(`listen ${EVENT_CHANNEL}`);
      if (lost) tell('resync');
      lost = false;
      isReady();
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

  let isAsked = false;
  const asking = setInterval(() => {
    const asked = client;
    if (!asked || lost || isAsked) return;
    isAsked = true;
    asked
      .query('select 1')
      .catch(() => retry(asked))
      .finally(() => {
        isAsked = false;
      });
  }, askMs);
  asking.unref();

  void listen();
  return {
    ready,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearInterval(asking);
      await client?.end().catch(() => {});
    },
  };
}

const cutEvent = cutTo(accountEvent, 'Live event');

/**
 * What cannot be read is treated as missed. An event is cut here, once for all screens that hear of it: a key that the
 * contract does not name would reach them all.
 */
function parse(payload: string | undefined, log: Logger): Announcement | 'resync' {
  try {
    const heard = JSON.parse(payload ?? '') as Announcement | 'resync';
    return heard !== 'resync' && 'event' in heard
      ? { ...heard, event: cutEvent(heard.event) }
      : heard;
  } catch (error) {
    log.warn({ err: error }, 'announcement could not be read');
    return 'resync';
  }
}
