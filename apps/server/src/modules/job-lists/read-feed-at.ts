import {
  FEED_JOBS_MAX,
  FEED_MEGABYTES_MAX,
  type FeedMapping,
  type FeedOutcome,
  type Finding,
  finding,
  unreachableFinding,
} from '@posthorn/domain';
import { type FeedItem, FeedProblem, type OpenFeed, openFeed } from '@posthorn/feeds';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';

export interface Source {
  url: string;
  credentials: { login: string; password: string } | undefined;
  mapping: FeedMapping | undefined;
  /** In the account's calendar. */
  today: string;
  withinMs: number;
  signal?: AbortSignal;
  /** Of what is known already: a host that has nothing else says so instead of sending it again. */
  known?: Validators | undefined;
}

/** What a host says of an answer so that it can be asked whether there is another one since; empty where it does not. */
export interface Validators {
  etag: string;
  lastModified: string;
}

const NO_VALIDATORS: Validators = { etag: '', lastModified: '' };

export interface Reading {
  outcome: FeedOutcome;
  /** The address answered with something to read. */
  isOpened: boolean;
  mapping: FeedMapping | undefined;
  elements: OpenFeed['elements'];
  root: string;
  summary: OpenFeed['summary'];
  /** Where the feed has moved for good. */
  movedTo: string | null;
  validators: Validators;
  /** The host has nothing else than what is known. */
  isUnchanged: boolean;
}

const nothingRead: Omit<Reading, 'outcome'> = {
  isOpened: false,
  mapping: undefined,
  elements: [],
  root: '',
  summary: { validJobs: 0, withoutImage: 0, refusedJobs: 0, items: 0, findings: [] },
  movedTo: null,
  validators: NO_VALIDATORS,
  isUnchanged: false,
};

const ACCEPTED = 'application/xml, text/xml, application/rss+xml, application/atom+xml, */*;q=0.5';

/** Why it ended, where that is a matter of the feed. Anything else is ours, and thrown on. */
class Failed extends Error {
  constructor(readonly outcome: FeedOutcome) {
    super();
  }
}
const failed = (check: 'passedAuth' | 'requiredAuth' | 'isXml', problem: Finding) =>
  new Failed({ failed: check, problem });

/**
 * Reads a feed to its end, and hands on its items as they come; it waits for what is done with them. What is wrong
 * with the feed or its host is an outcome and not thrown.
 */
export async function readFeedAt(
  outgoing: Outgoing,
  source: Source,
  take: (items: FeedItem[]) => Promise<void>,
): Promise<Reading> {
  let known = nothingRead;
  try {
    const opened = await open(outgoing, source);
    try {
      known = { ...nothingRead, isOpened: true, movedTo: opened.hasMoved ? opened.url : null };
      if (opened.statusCode === NOT_MODIFIED) {
        return { ...known, isUnchanged: true, outcome: outcomeOf(known) };
      }
      known = { ...known, validators: validatorsIn(opened.header) };
      const { today, mapping } = source;
      const contentType = opened.header('content-type') ?? '';
      const options = { contentType, mapping, today, maxJobs: FEED_JOBS_MAX };
      const feed = await openFeed(opened.body, options);
      const { mapping: found, elements, root, summary } = feed;
      known = { ...known, mapping: found, elements, root, summary };
      for await (const items of feed.items()) {
        if (items.length > 0) await take(items);
      }
    } finally {
      await opened.close();
    }
    return { ...known, outcome: outcomeOf(known) };
  } catch (error) {
    return { ...known, outcome: failureOf(error) };
  }
}

const NOT_MODIFIED = 304;
/** What a host sends is sent back to it: plain characters, and not too many. */
const isSendable = (text: string): boolean => /^[\x20-\x7e]{1,500}$/.test(text);

function validatorsIn(header: (name: string) => string | undefined): Validators {
  const read = (name: string) => [header(name) ?? ''].find(isSendable) ?? '';
  return { etag: read('etag'), lastModified: read('last-modified') };
}

const conditions = ({ etag, lastModified }: Validators) => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

async function open(outgoing: Outgoing, source: Source) {
  const { url, credentials, withinMs, signal, known } = source;
  const maxBytes = FEED_MEGABYTES_MAX * 1024 * 1024;
  const opened = await outgoing.open(url, {
    accept: ACCEPTED,
    credentials,
    headers: conditions(known ?? NO_VALIDATORS),
    withinMs,
    maxBytes,
    signal,
  });
  const { statusCode: status } = opened;
  if ((status >= 200 && status < 300) || (known && status === NOT_MODIFIED)) return opened;
  await opened.close();
  if (credentials && (status === 401 || status === 403)) {
    throw failed('passedAuth', finding('feed.authFailed'));
  }
  if (status === 401) throw failed('requiredAuth', finding('feed.authRequired'));
  throw failed('isXml', finding('feed.status', '', { status }));
}

const outcomeOf = ({
  summary: { validJobs, withoutImage },
}: Pick<Reading, 'summary'>): FeedOutcome => ({ failed: undefined, validJobs, withoutImage });

function failureOf(error: unknown): FeedOutcome {
  if (error instanceof Failed) return error.outcome;
  if (error instanceof FeedProblem) return { failed: error.failed, problem: error.finding };
  if (error instanceof OutgoingProblem) return { failed: 'isXml', problem: problemOf(error) };
  throw error;
}

function problemOf({ kind, reason }: OutgoingProblem): Finding {
  if (kind === 'unreachable') return unreachableFinding(reason);
  if (kind === 'tooLarge') return finding('feed.tooLarge', '', { max: FEED_MEGABYTES_MAX });
  return finding(`feed.${kind}`);
}
