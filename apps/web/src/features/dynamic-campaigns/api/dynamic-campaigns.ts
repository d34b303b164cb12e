import type { OperationAnswer } from '@posthorn/contract';
import { DYNAMIC_CAMPAIGNS_PER_PAGE, type DynamicCampaignStatus } from '@posthorn/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { dynamicCampaignsKey, jobListKey, jobListsKey } from '../../accounts/index.ts';

type CampaignsPage = OperationAnswer<'listDynamicCampaigns'>;
export type DynamicCampaign = CampaignsPage['data'][number];
export type WholeDynamicCampaign = OperationAnswer<'getDynamicCampaign'>;
export type JobListChoice = OperationAnswer<'listJobLists'>['data'][number];
export type SampleJob = OperationAnswer<'listJobListItems'>['data'][number];

/** Failures are shown where the answer would stand. */
const quiet = { suppressErrorToast: true } as const;

export const dynamicCampaignListsKey = (accountId: string) =>
  [...dynamicCampaignsKey(accountId), 'list'] as const;
export const dynamicCampaignKey = (accountId: string, id: string) =>
  [...dynamicCampaignsKey(accountId), 'one', id] as const;

export const dynamicCampaignsQuery = (
  accountId: string,
  statuses: readonly DynamicCampaignStatus[],
) =>
  infiniteQueryOptions({
    queryKey: [...dynamicCampaignListsKey(accountId), statuses],
    queryFn: ({ signal, pageParam: page }) =>
      call(
        'listDynamicCampaigns',
        {
          params: { accountId },
          query: {
            page,
            perpage: DYNAMIC_CAMPAIGNS_PER_PAGE,
            ...(statuses.length > 0 && { status: statuses.join(',') }),
          },
        },
        { signal, ...quiet },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    // One that was made while pages were fetched moves the others: each is shown once.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values(),
    ],
    placeholderData: keepPreviousData,
  });

export const dynamicCampaignQuery = (accountId: string, dynamicCampaignId: string) =>
  queryOptions({
    queryKey: dynamicCampaignKey(accountId, dynamicCampaignId),
    queryFn: ({ signal }) =>
      call(
        'getDynamicCampaign',
        { params: { accountId, dynamicCampaignId } },
        { signal, ...quiet },
      ),
  });

/** As many as one answer may hold. */
const LISTS_PER_PAGE = 100;

/** All job lists of the account, to choose one of them. */
export const jobListChoiceQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...jobListsKey(accountId), 'choice'],
    queryFn: async ({ signal }) => {
      const lists: JobListChoice[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, perpage: LISTS_PER_PAGE };
        const answer = await call(
          'listJobLists',
          { params: { accountId }, query },
          { signal, ...quiet },
        );
        lists.push(...answer.data);
        if (!answer.hasMore) return lists;
      }
    },
  });

/** One job of a list: the first has the number 1. The one before stays while the next is fetched. */
export const sampleJobQuery = (accountId: string, jobListId: string, number: number) =>
  queryOptions({
    queryKey: [...jobListKey(accountId, jobListId), 'sample', number],
    queryFn: ({ signal }) =>
      call(
        'listJobListItems',
        { params: { accountId, jobListId }, query: { page: number, perpage: 1 } },
        { signal, ...quiet },
      ),
    placeholderData: keepPreviousData,
  });
