import { type Finding, finding } from '../finding.ts';

/** What is looked at when a feed is checked, in this order; the first that fails ends it. */
export const feedChecks = ['passedAuth', 'requiredAuth', 'isXml', 'structure', 'amount'] as const;
export type FeedCheck = (typeof feedChecks)[number];

/** A check that was not reached has not passed. Of a failed one, what it found. */
export type CheckAnswers = Readonly<
  Record<FeedCheck, { passed: boolean; problem: Finding | undefined }>
>;

/** What came of a feed: where reading it ended, or how many jobs it has. */
export type FeedOutcome =
  | { failed: Exclude<FeedCheck, 'amount'>; problem: Finding }
  | { failed: undefined; validJobs: number; withoutImage: number };

/** With fewer there is nothing to choose from: an ad shows several jobs beside each other. */
export const FEW_JOBS = 4;

export function checkAnswers(outcome: FeedOutcome): CheckAnswers {
  const failed = outcome.failed ?? (amountProblem(outcome) ? 'amount' : undefined);
  const problem = outcome.failed ? outcome.problem : amountProblem(outcome);
  const end = failed ? feedChecks.indexOf(failed) : feedChecks.length;
  return Object.fromEntries(
    feedChecks.map((check, index) => [
      check,
      { passed: index < end, problem: index === end ? problem : undefined },
    ]),
  ) as CheckAnswers;
}

function amountProblem(outcome: FeedOutcome): Finding | undefined {
  if (outcome.failed) return undefined;
  const { validJobs, withoutImage } = outcome;
  if (validJobs === 0) return finding('feed.noJobs');
  const unseen = imagesFinding({ jobs: validJobs, withoutImage });
  if (unseen) return unseen;
  const n = validJobs - withoutImage;
  return n < FEW_JOBS ? finding('feed.fewJobs', '', { n, min: FEW_JOBS }) : undefined;
}

/** What is warned of where most jobs have no image, which the network refuses one by one. */
export function imagesFinding({
  jobs,
  withoutImage,
}: {
  jobs: number;
  withoutImage: number;
}): Finding | undefined {
  if (withoutImage * 2 <= jobs) return undefined;
  const found =
    withoutImage === jobs
      ? finding('feed.noImages')
      : finding('feed.manyWithoutImage', '', { n: withoutImage, jobs });
  return { ...found, severity: 'warning' };
}

const reasonCodes: readonly [pattern: RegExp, found: Finding][] = [
  [/^ECONNREFUSED$/, finding('feed.connectionRefused')],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED)$/, finding('feed.brokenOff')],
  [/CERT|^ERR_(TLS|SSL)|UNABLE_TO_VERIFY/, finding('feed.certificate')],
];

/** Why a host could not be reached, by the code of Node.js or its HTTP client. */
export const unreachableFinding = (reason: string): Finding =>
  reasonCodes.find(([pattern]) => pattern.test(reason))?.[1] ??
  finding('feed.unreachable', '', { reason });

/** Too few jobs are said, and do not keep a feed from being used. */
export const isUsable = (outcome: FeedOutcome): boolean => outcome.failed === undefined;
