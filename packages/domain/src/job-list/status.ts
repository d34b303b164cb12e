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
