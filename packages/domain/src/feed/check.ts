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
  | { failed: undefined; validJobs: number };

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
  if (outcome.failed || outcome.validJobs >= FEW_JOBS) return undefined;
  return outcome.validJobs === 0
    ? finding('feed.noJobs')
    : finding('feed.fewJobs', '', { n: outcome.validJobs, min: FEW_JOBS });
}

/** Too few jobs are said, and do not keep a feed from being used. */
export const isUsable = (outcome: FeedOutcome): boolean => outcome.failed === undefined;
