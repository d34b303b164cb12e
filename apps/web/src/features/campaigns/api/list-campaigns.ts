import type { OperationAnswer } from '@posthorn/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

export type Campaign = OperationAnswer<'listCampaigns'>['data'][number];

const PAGE_SIZE = 10;

export const campaignsKey = (accountId: string) => [...accountKey(accountId), 'campaigns'] as const;

export const campaignsQuery = (accountId: string, slug: string) =>
  infiniteQueryOptions({
    queryKey: [...campaignsKey(accountId), slug],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listCampaigns',
        { params: { accountId, slug }, query: { page: pageParam, perpage: PAGE_SIZE } },
        { signal, suppressErrorToast: isGone },
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    select: ({ pages }) => withoutRepeats(pages.flatMap((page) => page.data)),
  });

/** A campaign that moved down while pages were loaded comes twice. */
function withoutRepeats(campaigns: Campaign[]): Campaign[] {
  return [...new Map(campaigns.map((campaign) => [campaign.id, campaign])).values()];
}
