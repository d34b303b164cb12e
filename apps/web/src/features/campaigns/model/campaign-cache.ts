import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Campaign, campaignKey } from '../api/get-campaign.ts';
import { type CampaignRow, campaignListsKey, campaignsKey } from '../api/list-campaigns.ts';

type Lists = InfiniteData<{ data: CampaignRow[] }>;

/** Shows an answer at once; what follows from it (order, figures) is asked for. */
export function keepCampaign(
  queryClient: QueryClient,
  accountId: string,
  campaign: Campaign,
): void {
  const { id, status, version } = campaign;
  queryClient.setQueryData(campaignKey(accountId, id), campaign);
  changeRows(queryClient, accountId, (rows) =>
    rows.map((row) => (row.id === id ? { ...row, status, version } : row)),
  );
}

/** Takes a deleted campaign out of everything that shows it. */
export function dropCampaign(queryClient: QueryClient, accountId: string, id: string): void {
  queryClient.removeQueries({ queryKey: campaignKey(accountId, id) });
  changeRows(queryClient, accountId, (rows) => rows.filter((row) => row.id !== id));
}

/** Asks for lists, figures and searches anew, and for one campaign where it is named. */
export function refreshCampaigns(queryClient: QueryClient, accountId: string, id?: string): void {
  void queryClient.invalidateQueries({ queryKey: campaignsKey(accountId) });
  if (id) void queryClient.invalidateQueries({ queryKey: campaignKey(accountId, id) });
}

function changeRows(
  queryClient: QueryClient,
  accountId: string,
  change: (rows: CampaignRow[]) => CampaignRow[],
): void {
  queryClient.setQueriesData<Lists>(
    { queryKey: campaignListsKey(accountId) },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({ ...page, data: change(page.data) })),
      },
  );
}
