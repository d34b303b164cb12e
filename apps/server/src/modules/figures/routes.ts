import { campaignFiguresStatement, workspaceFiguresStatement } from '@posthorn/db';
import type { Handlers } from '../../platform/api/handler.ts';
import { askForJson } from '../../platform/api/ready-json.ts';

export const figuresHandlers = {
  async getCampaignFigures({ account, params, query, deps }) {
    const { from, to } = query;
    return askForJson(
      deps.connection,
      campaignFiguresStatement({
        ...{ accountId: account.id, campaignId: params.campaignId },
        ...{ from, to },
      }),
    );
  },

  async getWorkspaceFigures({ account, workspace, query, deps }) {
    const { from, to, since, campaigns } = query;
    return askForJson(
      deps.connection,
      workspaceFiguresStatement({
        ...{ accountId: account.id, workspaceId: workspace?.id },
        ...{ from, to, since, campaignIds: campaigns },
      }),
    );
  },
} satisfies Partial<Handlers>;
