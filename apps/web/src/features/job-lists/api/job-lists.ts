import type { OperationAnswer } from '@posthorn/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { isBeingDeleted } from '../../../lib/query/being-deleted.ts';
import { jobListKey, jobListsKey } from '../../accounts/index.ts';

export type JobList = OperationAnswer<'getJobList'>;
export type FeedSource = JobList['feedSources'][number];
export type FeedItem = OperationAnswer<'listJobListItems'>['data'][number];
export type FeedReading = OperationAnswer<'listFeedReadings'>[number];

/** Failures are shown where the answer would stand. */
const quiet = { suppressErrorToast: true } as const;

const LISTS_PER_PAGE = 10;

export const jobListsQuery = (accountId: string) =>
  infiniteQueryOptions({
    queryKey: jobListsKey(accountId),
    queryFn: ({ signal, pageParam: page }) =>
      call(
        'listJobLists',
        { params: { accountId }, query: { page, perpage: LISTS_PER_PAGE } },
        { signal, ...quiet },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    // A list that was added while pages were fetched moves the others: each is shown once.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values(),
    ],
  });

export const jobListQuery = (accountId: string, jobListId: string) =>
  queryOptions({
    queryKey: jobListKey(accountId, jobListId),
    queryFn: ({ signal }) =>
      call('getJobList', { params: { accountId, jobListId } }, { signal, ...quiet }),
  });

interface ItemsPage {
  jobListId: string;
  feedSourceId: string;
  page: number;
  /** Only those that a network refused. */
  isRefused: boolean;
}

/** The page before stays while the next one is fetched. */
export const itemsQuery = (
  accountId: string,
  { jobListId, feedSourceId, page, isRefused }: ItemsPage,
) =>
  queryOptions({
    queryKey: [...jobListKey(accountId, jobListId), 'items', feedSourceId, isRefused, page],
    queryFn: ({ signal }) =>
      call(
        'listJobListItems',
        {
          params: { accountId, jobListId },
          query: { feedSourceId, page, ...(isRefused && { refused: 'true' as const }) },
        },
        { signal, ...quiet },
      ),
    placeholderData: keepPreviousData,
    // The news that its list is deleted comes before the answer.
    enabled: () => !isBeingDeleted(jobListId),
  });

export const readingsQuery = (accountId: string, jobListId: string) =>
  queryOptions({
    queryKey: [...jobListKey(accountId, jobListId), 'readings'],
    queryFn: ({ signal }) =>
      call('listFeedReadings', { params: { accountId, jobListId } }, { signal, ...quiet }),
  });
