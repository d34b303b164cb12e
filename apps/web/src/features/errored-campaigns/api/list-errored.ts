import type { OperationAnswer } from '@posthorn/contract';
import { ERRORED_PER_PAGE } from '@posthorn/domain';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { campaignsKey } from '../../campaigns/index.ts';

/** A campaign that a network refused something of, with what that was. */
export type ErroredCampaign = OperationAnswer<'listErroredCampaigns'>['data'][number];
/** What is the same in several of them. */
export type SharedCause = OperationAnswer<'listErroredCampaigns'>['causes'][number];
export type KeptError = ErroredCampaign['errors'][number];

/** Among the campaigns, so that the news about them reach it. */
const erroredKey = (accountId: string) => [...campaignsKey(accountId), 'errored'] as const;

export const erroredQuery = (accountId: string) =>
  infiniteQueryOptions({
    queryKey: erroredKey(accountId),
    queryFn: ({ pageParam: page, signal }) =>
      call(
        'listErroredCampaigns',
        { params: { accountId }, query: { page, perpage: ERRORED_PER_PAGE } },
        // The first page failed where the list would stand; of a later one only a toast tells.
        { signal, suppressErrorToast: page === 1 },
      ),
    initialData: () => {
      const query = { page: 1, perpage: ERRORED_PER_PAGE };
      const first = firstAnswer('listErroredCampaigns', { params: { accountId }, query });
      return first && { pages: [first], pageParams: [1] };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    select: ({ pages }) => ({
      campaigns: withoutRepeats(pages.flatMap(({ data }) => data)),
      causes: pages.at(-1)?.causes ?? [],
    }),
    // It is loaded once; what changes in it is announced.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A campaign that moved down while pages were loaded comes twice. */
const withoutRepeats = (campaigns: ErroredCampaign[]): ErroredCampaign[] => [
  ...new Map(campaigns.map((campaign) => [campaign.id, campaign])).values(),
];

/**
 * The page begins anew, with its first campaigns as they are now. A reset would not do: until the answer comes,
 * it would show what the list was when the application was opened.
 */
export function resetErrored(queryClient: QueryClient, accountId: string): Promise<void> {
  const { queryKey } = erroredQuery(accountId);
  queryClient.setQueryData(
    queryKey,
    (known) =>
      known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
  );
  return queryClient.invalidateQueries({ queryKey });
}
