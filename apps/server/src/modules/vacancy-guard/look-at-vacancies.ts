import type { Db } from '@posthorn/db';
import {
  afterLook,
  dayIn,
  hostOfAddress,
  isClosedPage,
  isPageFinding,
  type PageVerdict,
  pageVerdict,
} from '@posthorn/domain';
import type { Logger } from 'pino';
import { defineScheduledJob, type JobWorker, workOn } from '../../platform/jobs/define-job.ts';
import { wholeBody } from '../../platform/outgoing/fetch-file.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { TookTooMuch } from '../../platform/threads/open-threads.ts';
import { parsePage } from '../vacancies/index.ts';
import { noteFinding } from './note-finding.ts';
import {
  claimPage,
  type InFeeds,
  keepWatches,
  listChangedInFeeds,
  listDuePages,
  type Watch,
} from './watch.ts';

export interface GuardTools {
  outgoing: Outgoing;
  now(): Date;
  /** The product stops: what was not looked at waits for the next round. */
  stopping?: AbortSignal;
}

const lookAtVacanciesJob = defineScheduledJob('look-at-vacancies', '*/10 * * * *');

export const vacancyWorker = (tools: GuardTools): JobWorker =>
  workOn(lookAtVacanciesJob, (_, { db, log }) => lookAtVacancies(tools, db, log));

/** A round is over before the next one begins; what it did not come to is still due then. */
const ROUND_MS = 8 * 60_000;

/** Looks whether what running campaigns advertise is still there, in its feed and on its page. */
export async function lookAtVacancies(tools: GuardTools, db: Db, log: Logger): Promise<void> {
  const endsAt = tools.now().getTime() + ROUND_MS;
  await keepWatches(db, tools.now());
  for (const seen of await listChangedInFeeds(db)) {
    await noteFinding(db, seen, inFeeds(seen), tools.now()).catch((error: unknown) =>
      log.warn({ err: error, campaign: seen.campaign_id }, 'a vacancy could not be looked after'),
    );
  }
  for (const url of await listDuePages(db, tools.now())) {
    if (tools.stopping?.aborted || tools.now().getTime() >= endsAt) return;
    await lookAtPage(tools, db, url).catch((error: unknown) =>
      log.warn(
        // The rest of an address may be meant for those who have it only.
        { err: error, host: hostOfAddress(url) },
        'the page of a vacancy could not be looked at',
      ),
    );
  }
}

/** The first time it is seen says nothing; a job that is back is as good as new. */
function inFeeds({ jobs_hash, now_hash, finding, job_list_name }: InFeeds) {
  if (now_hash === null) return { finding: 'gone' as const, job_list_name, jobs_hash: null };
  const kept = { jobs_hash: now_hash, job_list_name };
  // What its page did while it was gone is of then.
  if (finding === 'gone') return { ...kept, finding: null, misses: 0, closed_looks: 0 };
  return jobs_hash === null ? kept : { ...kept, finding: 'changed' as const };
}

const HOUR_MS = 3_600_000;

async function lookAtPage(tools: GuardTools, db: Db, url: string): Promise<void> {
  const claimed = await claimPage(db, url, tools.now());
  if (claimed.length === 0) return;
  const verdict = await askPage(tools, url);
  const now = tools.now();
  for (const watch of claimed) {
    const { misses, closed_looks: closedLooks } = watch;
    const looked = afterLook({ misses, closedLooks }, verdictFor(watch, verdict));
    const isOver = looked.finding === null && !isPageFinding(watch.finding);
    await noteFinding(
      db,
      watch,
      {
        ...{ misses: looked.misses, closed_looks: looked.closedLooks },
        next_at: new Date(now.getTime() + looked.againInHours * HOUR_MS),
        ...(looked.finding !== undefined && !isOver && { finding: looked.finding }),
      },
      now,
    );
  }
}

/** What the page says counts less than a feed that still has the vacancy. */
const verdictFor = ({ jobs_hash }: Watch, verdict: PageVerdict): PageVerdict =>
  verdict === 'closed' && jobs_hash !== null ? 'there' : verdict;

const WITHIN_MS = 15_000;
/** Of a page that is longer only the status is of interest. */
const MAX_BYTES = 2 * 1024 * 1024;

async function askPage({ outgoing, stopping, now }: GuardTools, url: string): Promise<PageVerdict> {
  try {
    const opened = await outgoing.open(url, {
      ...{ accept: 'text/html,*/*;q=0.5', withinMs: WITHIN_MS, maxBytes: MAX_BYTES },
      signal: stopping,
    });
    try {
      const verdict = pageVerdict(opened.statusCode);
      const contentType = opened.header('content-type') ?? '';
      if (verdict !== 'there' || !contentType.includes('html')) return verdict;
      const bytes = await readAll(opened.body);
      const source = { contentType, url: opened.url };
      const page = bytes && (await parsePage(bytes, source, stopping));
      return page && isClosedPage(page, dayIn('UTC', now())) ? 'closed' : verdict;
    } finally {
      await opened.close();
    }
  } catch (error) {
    const isOfPage = error instanceof OutgoingProblem || error instanceof TookTooMuch;
    if (isOfPage || stopping?.aborted) return 'unknown';
    throw error;
  }
}

/** Undefined where the page is too long, or breaks off: it is there all the same. */
const readAll = (body: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> =>
  wholeBody(body).catch((error: unknown) => {
    if (error instanceof OutgoingProblem) return undefined;
    throw error;
  });
