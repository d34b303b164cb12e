import {
  FEED_JOBS_MAX,
  FEED_MEGABYTES_MAX,
  type FeedMapping,
  type FeedOutcome,
  type Finding,
  finding,
  unreachableFinding,
} from '@posthorn/domain';
import { emptySummary, type FeedItem, type OpenFeed } from '@posthorn/feeds';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import {
  OutgoingProblem,
  problemOf as reasonOf,
} from '../../platform/outgoing/outgoing-problem.ts';
import { openThreads, TookTooMuch } from '../../platform/threads/open-threads.ts';
import type { FeedAsked, FeedTold } from './feed.thread.ts';

export interface Source {
  url: string;
  credentials: { login: string; password: string } | undefined;
  mapping: FeedMapping | undefined;
  /** In the account's calendar. */
  today: string;
  withinMs: number;
  /** Ended with `crowdedOut`, that is what came of it. */
  signal?: AbortSignal;
  /** Counts, where the items themselves are of no interest. */
  wants: 'items' | 'counts';
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
  summary: emptySummary(),
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

/** Ends a reading that holds its place for long while others wait. */
export const crowdedOut = (): Error => failed('isXml', finding('feed.crowdedOut'));

/** Feeds are parsed apart from requests: what strangers write may be made to take long. */
const threads = openThreads<FeedAsked, FeedTold>(import.meta.url, './feed.thread.ts');

/** Is given the items of a piece of the feed, and how many there are. */
type Take = (items: FeedItem[], count: number) => Promise<void>;

/**
 * Reads a feed to its end, and hands on its items as they come; it waits for what is done with them. What is wrong
 * with the feed or its host is an outcome and not thrown.
 */
export async function readFeedAt(outgoing: Outgoing, source: Source, take: Take): Promise<Reading> {
  let known = nothingRead;
  try {
    const opened = await open(outgoing, source);
    try {
      known = { ...nothingRead, isOpened: true, movedTo: opened.hasMoved ? opened.url : null };
      if (opened.statusCode === NOT_MODIFIED) {
        return { ...known, isUnchanged: true, outcome: outcomeOf(known) };
      }
      known = { ...known, validators: validatorsIn(opened.header) };
      const { today, mapping, wants } = source;
      const contentType = opened.header('content-type') ?? '';
      const options = { contentType, mapping, today, maxJobs: FEED_JOBS_MAX, wants };
      const learn = (found: Partial<Reading>) => {
        known = { ...known, ...found };
      };
      await parseApart(opened.body, options, { take, learn }, source.signal);
    } finally {
      await opened.close();
    }
    return { ...known, outcome: outcomeOf(known) };
  } catch (error) {
    return { ...known, outcome: failureOf(endedBy(source.signal) ?? error) };
  }
}

/** What broke off, in the host or in the thread, broke off for this reason. */
function endedBy(signal: AbortSignal | undefined): Error | undefined {
  if (!signal?.aborted) return undefined;
  return signal.reason instanceof Failed ? signal.reason : reasonOf(signal.reason);
}

/** Enough that asking for the next piece takes no time beside parsing it. */
const PIECE = 128 * 1024;

/** Parses a feed in a thread, which asks for its pieces one by one. */
const parseApart = (
  body: AsyncIterable<Uint8Array>,
  options: Omit<FeedAsked & { kind: 'open' }, 'kind'>,
  { take, learn }: { take: Take; learn: (found: Partial<Reading>) => void },
  signal: AbortSignal | undefined,
): Promise<void> =>
  threads.converse(async (thread) => {
    const pieces = inPieces(body);
    let broken: unknown;
    const next = (): Promise<FeedAsked> =>
      pieces.next().then(
        ({ value }) => ({ kind: 'piece', bytes: value ?? undefined }),
        (error: unknown) => {
          broken = error;
          return { kind: 'broken' };
        },
      );
    try {
      for (let told = await thread.ask({ kind: 'open', ...options }); ; ) {
        if (told.kind === 'over') {
          learn({ summary: told.summary });
          if (broken !== undefined) throw broken;
          if (told.failed && told.finding)
            throw new Failed({ failed: told.failed, problem: told.finding });
          return;
        }
        if (told.kind === 'wants') {
          told = await thread.ask(await next());
          continue;
        }
        if (told.kind === 'items') await take(told.items, told.count);
        else learn({ mapping: told.mapping, elements: told.elements, root: told.root });
        told = await thread.ask({ kind: 'goOn' });
      }
    } finally {
      await pieces.return(undefined);
    }
  }, signal);

async function* inPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size < PIECE) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
  return undefined;
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
  if (error instanceof TookTooMuch) return { failed: 'isXml', problem: finding('feed.tooHard') };
  if (error instanceof OutgoingProblem) return { failed: 'isXml', problem: problemOf(error) };
  throw error;
}

function problemOf({ kind, reason }: OutgoingProblem): Finding {
  if (kind === 'unreachable') return unreachableFinding(reason);
  if (kind === 'tooLarge') return finding('feed.tooLarge', '', { max: FEED_MEGABYTES_MAX });
  return finding(`feed.${kind}`);
}
