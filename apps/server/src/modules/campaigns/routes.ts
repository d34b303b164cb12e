import type { OperationAnswer } from '@posthorn/contract';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { type CampaignRow, findCampaign, listCampaigns } from './repository.ts';

const presentCampaign = (row: CampaignRow): OperationAnswer<'getCampaign'> => ({
  id: row.id,
  accountId: row.account_id,
  hash: row.hash,
  type: row.type,
  status: row.status,
  title: row.title,
  workspaceId: row.workspace_id,
  workspaceName: row.workspace_name,
  workspaceSlug: row.workspace_slug,
  version: row.version,
});

export const campaignHandlers = {
  async listCampaigns({ account, workspace, query, deps }) {
    const { page, perpage: perPage } = query;
    const rows = await listCampaigns(deps.connection.db, account.id, {
      workspaceId: workspace?.id,
      page,
      perPage,
    });
    return {
      data: rows.slice(0, perPage).map(presentCampaign),
      page,
      perPage,
      hasMore: rows.length > perPage,
    };
  },

  async getCampaign({ account, params, deps }) {
    const row = await findCampaign(deps.connection.db, account.id, params.campaignId);
    if (!row) throw notFound();
    return presentCampaign(row);
  },
} satisfies Partial<Handlers>;
