import { fill } from '@posthorn/domain';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { notify } from '../../../lib/toast/notify.ts';
import { useCan } from '../../accounts/index.ts';
import { useRefreshJobList } from '../api/change-job-list.ts';
import type { JobList } from '../api/job-lists.ts';

/** Reads the feeds of a job list at once, where the person may do that. */
export function useRefreshNow({ id: jobListId, name, feedSources }: JobList) {
  const { mutate, isPending } = useRefreshJobList();
  return {
    mayRefresh: useCan('jobList.edit'),
    isRefreshing: feedSources.some((source) => source.isRefreshing),
    isPending,
    refresh: () =>
      mutate(
        { jobListId, closeMissing: false },
        { onSuccess: () => notify.success(fill(texts.refreshStarted, { name })) },
      ),
  };
}
