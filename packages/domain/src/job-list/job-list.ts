import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import type { JobListStatus } from './status.ts';

/** A list is there once one of its feeds was tried: until then it has no jobs that could be shown. */
export const jobListStatus = (feeds: readonly { isTried: boolean }[]): JobListStatus =>
  feeds.some(({ isTried }) => isTried) ? 'created' : 'creating';

export const JOB_LISTS_MAX = 200;

/** Why no job list can be added to so many. */
export const tooManyJobListsFinding = (count: number): Finding | undefined =>
  count >= JOB_LISTS_MAX ? finding('jobList.tooMany', '', { max: JOB_LISTS_MAX }) : undefined;

export const JOB_LIST_NAME_MAX = 100;
export const FEEDS_MAX = 20;
export const FEED_URL_MAX = 1_000;
export const FEED_LOGIN_MAX = 200;
/** In one feed. */
export const FEED_JOBS_MAX = 250_000;
export const FEED_MEGABYTES_MAX = 2_048;

/** How long after it was read a feed is read again, and how long after it could not be read. */
export const READ_AGAIN_MINUTES = 240;
export const TRY_AGAIN_MINUTES = 30;

/** Jobs that have been missing for so long do not come back; who asks about a reading does so earlier. */
export const MISSING_JOB_DAYS = 30;
export const READING_DAYS = 90;

/** A check of a feed counts for so long when a list is made of it. */
export const CHECK_COUNTS_HOURS = 24;

export interface FeedValues {
  feedUrl: string;
  jobProfileId: string;
}

export interface JobListValues {
  name: string;
  templateId: string | null;
  feedSources: readonly FeedValues[];
}

const feedUrl = (value: string, path?: string): Finding | undefined =>
  /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(value) ? undefined : finding('field.url', path);

/** An address that may hold a feed; whether it does is seen when it is read. */
export const feedUrlFinding = (url: string, path = 'feedUrl'): Finding | undefined =>
  firstFinding(url, [required, printableLine, maxLength(FEED_URL_MAX), feedUrl], path);

/** Why a job list can not be deleted: its jobs would be gone below the ads of the campaign that shows them. */
export const listDeletionFinding = (advertisedBy: string | null): Finding | undefined =>
  advertisedBy === null ? undefined : finding('jobList.advertised', '', { title: advertisedBy });

/** What is wrong with a job list as it stands in a form. */
export function jobListFindings(
  { name, templateId, feedSources }: JobListValues,
  { isNew = false } = {},
): Finding[] {
  const noTemplate = isNew
    ? finding('jobList.templateMissing', 'templateId')
    : finding('jobList.withoutTemplate', 'templateId', { name });
  const named = firstFinding(name, [required, printableLine, maxLength(JOB_LIST_NAME_MAX)], 'name');
  return [
    ...(named ? [named] : []),
    ...(feedSources.length === 0 ? [finding('jobList.withoutFeeds', 'feedSources')] : []),
    ...(feedSources.length > FEEDS_MAX
      ? [finding('jobList.tooManyFeeds', 'feedSources', { max: FEEDS_MAX })]
      : []),
    ...feedSources.flatMap(({ feedUrl: address, jobProfileId }, index) => {
      const at = `feedSources.${index}`;
      const found = feedUrlFinding(address, `${at}.feedUrl`);
      const profile = jobProfileId === '' ? [finding('field.required', `${at}.jobProfileId`)] : [];
      return [...(found ? [found] : []), ...profile];
    }),
    ...(templateId === null ? [noTemplate] : []),
  ];
}

/** Of the network's catalogue: items with the same one are one job at several places. */
export const itemGroup = (functionGroup: string, jobId: string): string =>
  `${functionGroup}_${jobId}`;

/** The function group of an item: what stands before the first underscore. */
export const functionGroupOfItem = (group: string): string => group.split('_')[0] ?? '';

/** Whether so many items are missing, half or more, that the feed may be broken and a person is asked. */
export const isSuddenLoss = ({ open, missing }: { open: number; missing: number }): boolean =>
  missing > 0 && missing * 2 >= open;
