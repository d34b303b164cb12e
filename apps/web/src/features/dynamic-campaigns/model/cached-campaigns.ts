import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { dynamicCampaignsKey } from '../../accounts/index.ts';
import {
  type DynamicCampaign,
  dynamicCampaignKey,
  dynamicCampaignListsKey,
  type WholeDynamicCampaign,
} from '../api/dynamic-campaigns.ts';

type Lists = InfiniteData<{ data: DynamicCampaign[] }>;

/** Shows an answer at once; what follows from it (filter, findings) is asked for. */
export function keepDynamicCampaign(
  queryClient: QueryClient,
  accountId: string,
  campaign: DynamicCampaign,
): void {
  queryClient.setQueryData<WholeDynamicCampaign>(
    dynamicCampaignKey(accountId, campaign.id),
    (known) => known && { ...known, ...campaign },
  );
  changeRows(queryClient, accountId, (rows) =>
    rows.map((row) => (row.id === campaign.id ? campaign : row)),
  );
}

/** Takes a deleted campaign out of everything that shows it. */
export function dropDynamicCampaign(queryClient: QueryClient, accountId: string, id: string): void {
  queryClient.removeQueries({ queryKey: dynamicCampaignKey(accountId, id) });
  changeRows(queryClient, accountId, (rows) => rows.filter((row) => row.id !== id));
}

export const refreshDynamicCampaigns = (queryClient: QueryClient, accountId: string) =>
  queryClient.invalidateQueries({ queryKey: dynamicCampaignsKey(accountId) });

function changeRows(
  queryClient: QueryClient,
  accountId: string,
  change: (rows: DynamicCampaign[]) => DynamicCampaign[],
): void {
  queryClient.setQueriesData<Lists>(
    { queryKey: dynamicCampaignListsKey(accountId) },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({ ...page, data: change(page.data) })),
      },
  );
}
