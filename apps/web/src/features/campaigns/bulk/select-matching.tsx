import { BULK_CAMPAIGNS_MAX, CAMPAIGNS_PER_PAGE, fill } from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { PlainButton } from '../../../ui/actions/plain-button.tsx';
import { useAccount } from '../../accounts/index.ts';
import {
  type CampaignRow,
  campaignsKey,
  campaignsQuery,
  narrowingOf,
} from '../api/list-campaigns.ts';
import { useListView } from '../model/list-view.ts';
import { selectAll } from '../model/selection.ts';

/** As many as the server gives in one answer. */
const ROWS_AT_ONCE = 100;

interface SelectMatchingProps {
  slug: string;
  /** How many rows the list holds, all of which are selected. */
  loaded: number;
}

/** Selects the campaigns that match but were not scrolled to; the list holds them from then on. */
export function SelectMatching({ slug, loaded }: SelectMatchingProps) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const view = useListView();
  const { sort, ...narrowing } = narrowingOf(view);
  const params = { accountId, slug };
  const { data: matching } = useQuery({
    queryKey: [...campaignsKey(accountId), 'count', slug, narrowing],
    queryFn: ({ signal }) =>
      call('countCampaigns', { params, query: narrowing }, { signal, suppressErrorToast: true }),
  });
  const load = useMutation({
    async mutationFn() {
      const rows: CampaignRow[] = [];
      let hasMore = true;
      for (let page = 1; hasMore && rows.length < BULK_CAMPAIGNS_MAX; page += 1) {
        const query = { page, perpage: ROWS_AT_ONCE, ...narrowing, ...(sort && { sort }) };
        const answer = await call('listCampaigns', { params, query });
        rows.push(...answer.data);
        hasMore = answer.hasMore;
      }
      return { rows, hasMore };
    },
    async onSuccess({ rows, hasMore }) {
      const { queryKey } = campaignsQuery(accountId, slug, view);
      await queryClient.cancelQueries({ queryKey });
      const pages = inPages(rows, hasMore);
      queryClient.setQueryData(queryKey, { pages, pageParams: pages.map(({ page }) => page) });
      selectAll(rows.map(({ id }) => id));
    },
  });

  if (loaded >= BULK_CAMPAIGNS_MAX) return fill(bulkTexts.atMost, { max: BULK_CAMPAIGNS_MAX });
  if (!matching || matching.count <= loaded) return null;
  return (
    <PlainButton
      variant="quiet"
      size="sm"
      isLoading={load.isPending}
      onClick={() => load.isPending || load.mutate()}
    >
      {fill(matching.hasMore ? bulkTexts.selectFirst : bulkTexts.selectMatching, {
        n: matching.count,
      })}
    </PlainButton>
  );
}

/** As the list would have loaded them. */
function inPages(rows: readonly CampaignRow[], hasMore: boolean) {
  const count = Math.ceil(rows.length / CAMPAIGNS_PER_PAGE);
  return Array.from({ length: count }, (_, index) => ({
    data: rows.slice(index * CAMPAIGNS_PER_PAGE, (index + 1) * CAMPAIGNS_PER_PAGE),
    page: index + 1,
    perPage: CAMPAIGNS_PER_PAGE,
    hasMore: index + 1 < count || hasMore,
  }));
}
