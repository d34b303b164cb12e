import {
  FEED_JOBS_MAX,
  FEED_MEGABYTES_MAX,
  type FeedMapping,
  type FeedOutcome,
  type Finding,
  finding,
} from '@posthorn/domain';
import { type FeedItem, FeedProblem, type OpenFeed, openFeed } from '@posthorn/feeds';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';

interface Source {
  url: string;
  credentials: { login: string; password: string } | undefined;
  mapping: FeedMapping | undefined;
  /** In the account's calendar. */
  today: string;
  withinMs: number;
  signal?: AbortSignal;
}

export interface Reading {
  outcome: FeedOutcome;
  mapping: FeedMapping | undefined;
  elements: OpenFeed['elements'];
  root: string;
  summary: OpenFeed['summary'];
  /** Where the feed has moved for good. */
  movedTo: string | null;
}

const nothingRead: Omit<Reading, 'outcome'> = {
  mapping: undefined,
  elements: [],
  root: '',
  summary: { validJobs: 0, refusedJobs: 0, items: 0, findings: [] },
  movedTo: null,
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
      known = { ...nothingRead, movedTo: opened.hasMoved ? opened.url : null };
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
    return { ...known, outcome: { failed: undefined, validJobs: known.summary.validJobs } };
  } catch (error) {
    return { ...known, outcome: outcomeOf(error) };
  }
}

async function open(outgoing: Outgoing, { url, credentials, withinMs, signal }: Source) {
  const maxBytes = FEED_MEGABYTES_MAX * 1024 * 1024;
  const opened = await outgoing.open(url, {
    accept: ACCEPTED,
    credentials,
    withinMs,
    maxBytes,
    signal,
  });
  const { statusCode: status } = opened;
  if (status >= 200 && status < 300) return opened;
  await opened.close();
  if (credentials && (status === 401 || status === 403)) {
    throw failed('passedAuth', finding('feed.authFailed'));
  }
  if (status === 401) throw failed('requiredAuth', finding('feed.authRequired'));
  throw failed('isXml', finding('feed.status', '', { status }));
}

function outcomeOf(error: unknown): FeedOutcome {
  if (error instanceof Failed) return error.outcome;
  if (error instanceof FeedProblem) return { failed: error.failed, problem: error.finding };
  if (error instanceof OutgoingProblem) return { failed: 'isXml', problem: problemOf(error) };
  throw error;
}

function problemOf({ kind, reason }: OutgoingProblem): Finding {
  if (kind === 'unreachable') return finding('feed.unreachable', '', { reason });
  if (kind === 'tooLarge') return finding('feed.tooLarge', '', { max: FEED_MEGABYTES_MAX });
  return finding(`feed.${kind}`);
}
