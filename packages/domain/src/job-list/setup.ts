import type { FeedValues, JobListValues } from './job-list.ts';

/** What is missing before a feed can be checked. */
export type UploadGap = 'name' | 'url' | 'profile';

export function uploadGap(
  name: string,
  { feedUrl, jobProfileId }: FeedValues,
): UploadGap | undefined {
  if (name.trim() === '') return 'name';
  if (feedUrl.trim() === '') return 'url';
  return jobProfileId === '' ? 'profile' : undefined;
}

/** What is missing before a list can be made, or changed. */
export type SetupGap =
  | ('name' | 'feeds' | 'incomplete' | 'unchecked' | 'template')
  | ('firstFeed' | 'changedUnchecked');

interface Setup extends JobListValues {
  feedSources: readonly (FeedValues & { isChecked: boolean })[];
}

interface ChangedSetup extends JobListValues {
  /** `isKept`: with the address and login with which it is stored. */
  feedSources: readonly (FeedValues & { isChecked: boolean; isKept: boolean })[];
}

const isComplete = ({ feedUrl, jobProfileId }: FeedValues): boolean =>
  feedUrl.trim() !== '' && jobProfileId !== '';

export function createGap({ name, templateId, feedSources }: Setup): SetupGap | undefined {
  if (name.trim() === '') return 'name';
  if (feedSources.length === 0) return 'feeds';
  if (!feedSources.every(isComplete)) return 'incomplete';
  if (!feedSources.every(({ isChecked }) => isChecked)) return 'unchecked';
  return templateId === null ? 'template' : undefined;
}

/**
 * Less than for a new one: what was checked and chosen before is there already. A feed that is not kept as it was (a
 * new one, or another address or login) is checked first. The server looks at the rest.
 */
export function updateGap({ name, feedSources }: ChangedSetup): SetupGap | undefined {
  if (name.trim() === '') return 'name';
  const [first] = feedSources;
  if (!first || !isComplete(first)) return 'firstFeed';
  const isUnchecked = feedSources.some(
    (feed) => isComplete(feed) && !feed.isKept && !feed.isChecked,
  );
  return isUnchecked ? 'changedUnchecked' : undefined;
}
