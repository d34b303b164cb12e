import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import { CAMPAIGNS_PER_PAGE } from '@posthorn/domain';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { accountKey } from '../../accounts/index.ts';
import { type ListView, rememberedView, searchOf } from '../model/list-view.ts';
import { askAgain } from './ask-again.ts';

type CampaignPage = OperationAnswer<'listCampaigns'>;
/** What a list shows of a campaign. */
export type CampaignRow = CampaignPage['data'][number];

/** Long enough to configure a campaign and find the list as it was left. */
const KEPT_MS = 30 * 60_000;

export const campaignsKey = (accountId: string) => [...accountKey(accountId), 'campaigns'] as const;
export const campaignListsKey = (accountId: string) =>
  [...campaignsKey(accountId), 'list'] as const;

export const campaignsQuery = (
  accountId: string,
  slug: string,
  view: ListView = rememberedView(),
) =>
  infiniteQueryOptions({
    queryKey: [...campaignListsKey(accountId), slug, narrowingOf(view)],
    queryFn: ({ pageParam: page, signal, client, queryKey }) => {
      const loaded = client.getQueryData<InfiniteData<CampaignPage>>(queryKey)?.pages.length ?? 0;
      const ask = (wanted: number, perpage: number) =>
        call(
          'listCampaigns',
          { params: { accountId, slug }, query: { page: wanted, perpage, ...narrowingOf(view) } },
          // The first page failed where the list would stand; of a later one only a toast tells.
          { signal, suppressErrorToast: (error) => loaded === 0 || isGone(error) },
        );
      return page <= loaded
        ? askAgain({ page, loaded, signal }, ask)
        : ask(page, CAMPAIGNS_PER_PAGE);
    },
    initialData: () => {
      const query = { page: 1, perpage: CAMPAIGNS_PER_PAGE, ...narrowingOf(view) };
      const first = firstAnswer('listCampaigns', { params: { accountId, slug }, query });
      return first && { pages: [first], pageParams: [1] };
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    select: ({ pages }) => withoutRepeats(pages.flatMap((page) => page.data)),
    gcTime: KEPT_MS,
  });

type Narrowing = Omit<NonNullable<OperationCall<'listCampaigns'>['query']>, 'page' | 'perpage'>;

/** The address has the name of the saved view besides, which the server does not ask for. */
export function narrowingOf(view: ListView): Narrowing {
  const { view: _saved, ...search } = searchOf(view);
  return search as Narrowing;
}

/** A campaign that moved down while pages were loaded comes twice. */
function withoutRepeats(campaigns: CampaignRow[]): CampaignRow[] {
  return [...new Map(campaigns.map((campaign) => [campaign.id, campaign])).values()];
}
