import type { OperationAnswer, OperationInput } from '@posthorn/contract';
import type { Db } from '@posthorn/db';
import {
  checkAnswers,
  dayIn,
  feedUrlFinding,
  finding,
  isUsable,
  mappingFindings,
  say,
  sayFinding,
} from '@posthorn/domain';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { knownFunctionGroup } from '../../reference/index.ts';
import { inLineForChecks } from '../check-line.ts';
import { credentialsOf } from '../passwords.ts';
import { type Reading, readFeedAt, type Source } from '../read-feed-at.ts';
import { CHECK_WITHIN_MS, findTimeZone } from '../repository.ts';
import { isSameOrigin } from '../same-origin.ts';

interface Whose {
  accountId: string;
  personId: string;
}
type Sent = OperationInput<'validateFeed'>['body'];

/** How often it is said how many jobs were read so far. */
const TELL_EVERY_MS = 500;
const SHOWN_FINDINGS = 100;

/** Reads the whole feed and keeps what was found about it, so that a job list can be made of it. */
export async function validateFeed(
  deps: Deps,
  { accountId, personId }: Whose,
  sent: Sent,
  signal: AbortSignal,
): Promise<OperationAnswer<'validateFeed'>> {
  const url = sent.feedUrl.trim();
  const badUrl = feedUrlFinding(url);
  refuseWhen([...(badUrl ? [badUrl] : []), ...(sent.mapping ? mappingFindings(sent.mapping) : [])]);
  const { db } = deps.connection;
  await knownFunctionGroup(db, sent.functionGroup, 'functionGroup');
  const credentials = await credentialsFor(deps, accountId, sent);
  const today = dayIn(await findTimeZone(db, accountId), deps.now());
  const source: Source & { signal: AbortSignal } = {
    ...{ url, credentials, mapping: sent.mapping, today },
    ...{ withinMs: CHECK_WITHIN_MS, signal, wants: 'counts' },
  };
  const values = { account_id: accountId, person_id: personId, url };
  return inLineForChecks({ accountId, personId }, () =>
    check(deps, { ...values, login: credentials?.login ?? '' }, source),
  );
}

async function check(
  { connection: { db }, outgoing }: Deps,
  values: { account_id: string; person_id: string; url: string; login: string },
  source: Source & { signal: AbortSignal },
): Promise<OperationAnswer<'validateFeed'>> {
  assertWaiting(source.signal);
  const { id } = await db
    .insertInto('feed_reading')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    const reading = await readFeedAt(outgoing, source, tellProgress(db, id));
    assertWaiting(source.signal);
    await keepCheck(db, id, reading);
    return present(id, reading);
  } catch (error) {
    // Neither a fault of ours nor an end before its time is a check; left as it is, it would look as if it went on.
    await db.deleteFrom('feed_reading').where('id', '=', id).execute();
    throw error;
  }
}

/** The call was broken off: its answer would not be read, and nothing is known about the feed. */
function assertWaiting(signal: AbortSignal): void {
  if (signal.aborted) refuse(finding('feed.timeout', 'feedUrl'));
}

/** Writes down how many jobs were read, now and then: the person sees that it goes on. */
function tellProgress(db: Db, id: string) {
  let jobs = 0;
  let toldAt = performance.now();
  return async (_: unknown, count: number): Promise<void> => {
    jobs += count;
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    await db.updateTable('feed_reading').set({ valid_jobs: jobs }).where('id', '=', id).execute();
  };
}

async function keepCheck(db: Db, id: string, { outcome, mapping, summary }: Reading) {
  await db
    .updateTable('feed_reading')
    .set({
      ended_at: sql<Date>`product_now()`,
      outcome: isUsable(outcome) ? 'done' : 'failed',
      failed_check: outcome.failed ?? null,
      problem: outcome.failed ? JSON.stringify(outcome.problem) : null,
      mapping: mapping ? JSON.stringify(mapping) : null,
      valid_jobs: summary.validJobs,
      refused_jobs: summary.refusedJobs,
      findings: JSON.stringify(summary.findings),
    })
    .where('id', '=', id)
    .execute();
}

/** Where no password is given, that of the feed which is being edited: it is never told to the person. */
async function credentialsFor(deps: Deps, accountId: string, sent: Sent) {
  const { login = '', password, feedSourceId } = sent;
  if (password !== undefined || feedSourceId === undefined) {
    return login === '' ? undefined : { login, password: password ?? '' };
  }
  const feed = await deps.connection.db
    .selectFrom('feed')
    .select(['id', 'account_id', 'url', 'login', 'sealed_password'])
    .where('account_id', '=', accountId)
    .where('id', '=', feedSourceId)
    .executeTakeFirst();
  if (!feed) throw notFound();
  // To another host the kept password must not go: a person could send it anywhere.
  if (!isSameOrigin(feed.url, sent.feedUrl.trim())) {
    return login === '' ? undefined : { login, password: '' };
  }
  return credentialsOf(deps.secrets, { ...feed, login: login || feed.login });
}

/** Remarks about many jobs do not hide the one that is rejected. */
function gravestFirst(findings: Reading['summary']['findings']) {
  const isError = ({ finding: { severity } }: (typeof findings)[number]) => severity === 'error';
  return [...findings]
    .sort((a, b) => Number(isError(b)) - Number(isError(a)))
    .slice(0, SHOWN_FINDINGS);
}

function present(id: string, { outcome, ...reading }: Reading): OperationAnswer<'validateFeed'> {
  const answers = checkAnswers(outcome);
  const answer = (name: keyof typeof answers) => {
    const { passed, problem } = answers[name];
    return { passed, message: problem ? sayFinding(problem) : '' };
  };
  const { validJobs, withoutImage, refusedJobs, items, findings } = reading.summary;
  return {
    id,
    success: isUsable(outcome),
    isOpened: reading.isOpened,
    passedAuth: answer('passedAuth'),
    requiredAuth: answer('requiredAuth'),
    isXml: answer('isXml'),
    structure: answer('structure'),
    amount: { ...answer('amount'), validJobsPerProfileCount: validJobs, withoutImage, items },
    fields: {
      invalidJobCount: refusedJobs,
      message: refusedJobs > 0 ? say('feed.rejected', { n: refusedJobs }) : '',
      findingsCount: findings.length,
      findings: gravestFirst(findings).map(({ id: jobId, finding, ...rest }) => ({
        ...rest,
        jobId,
        finding,
        message: sayFinding(finding),
      })),
    },
    mapping: reading.mapping ?? null,
    elements: reading.elements,
    root: reading.root,
  };
}
