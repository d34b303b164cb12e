import { jobListStatusTexts } from '#texts/job-list-status';

export const jobListStatuses = ['creating', 'created'] as const;
export type JobListStatus = (typeof jobListStatuses)[number];

/** What becomes of reading a feed. Held: many jobs are missing, and a person is asked before they are closed. */
export const readingOutcomes = ['running', 'done', 'held', 'failed'] as const;
export type ReadingOutcome = (typeof readingOutcomes)[number];

interface StateSpec {
  label: string;
  tone: 'blue' | 'orange' | 'success' | 'red';
}

export const jobListStatusSpecs: Record<JobListStatus, StateSpec> = {
  creating: { label: jobListStatusTexts.creating, tone: 'blue' },
  created: { label: jobListStatusTexts.created, tone: 'success' },
};

/** What a person has to look at in a list, the gravest first. */
const jobListConcerns = ['feedFailed', 'feedHeld', 'jobsRefused'] as const;
type JobListConcern = (typeof jobListConcerns)[number];

export const jobListConcernSpecs: Record<JobListConcern, StateSpec> = {
  feedFailed: { label: jobListStatusTexts.feedFailed, tone: 'red' },
  feedHeld: { label: jobListStatusTexts.feedHeld, tone: 'orange' },
  jobsRefused: { label: jobListStatusTexts.jobsRefused, tone: 'orange' },
};

interface FeedState {
  lastReading: { outcome: ReadingOutcome } | null;
  refusedItemsCount: number;
}

/** What a person has to look at in the feeds of a list; nothing where all is well. */
export function jobListConcernsOf(feeds: readonly FeedState[]): JobListConcern[] {
  const someOutcome = (is: (spec: OutcomeSpec) => boolean) =>
    feeds.some(({ lastReading }) => lastReading && is(readingOutcomeSpecs[lastReading.outcome]));
  const found: Record<JobListConcern, boolean> = {
    feedFailed: someOutcome(({ hasFailed }) => hasFailed),
    feedHeld: someOutcome(({ asksAboutMissing }) => asksAboutMissing),
    jobsRefused: feeds.some(({ refusedItemsCount }) => refusedItemsCount > 0),
  };
  return jobListConcerns.filter((concern) => found[concern]);
}

interface OutcomeSpec extends StateSpec {
  /** Whether a person is asked what becomes of the missing jobs. */
  asksAboutMissing: boolean;
  hasFailed: boolean;
}

const plain = { asksAboutMissing: false, hasFailed: false };

export const readingOutcomeSpecs: Record<ReadingOutcome, OutcomeSpec> = {
  running: { ...plain, label: jobListStatusTexts.running, tone: 'blue' },
  done: { ...plain, label: jobListStatusTexts.done, tone: 'success' },
  held: { ...plain, label: jobListStatusTexts.held, tone: 'orange', asksAboutMissing: true },
  failed: { ...plain, label: jobListStatusTexts.failed, tone: 'red', hasFailed: true },
};
