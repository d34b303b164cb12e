import { dynamicMoveOf, type Role } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { readJobAd } from '../publishing/index.ts';
import { deleteDynamicCampaign, moveDynamicCampaign } from './commands/move-dynamic-campaign.ts';
import { createDynamicCampaign, updateDynamicCampaign } from './commands/save-dynamic-campaign.ts';
import { gateFindings } from './facts.ts';
import { presentDynamicCampaigns } from './presenter.ts';
import { findDynamicCampaign, listCourse, listDynamicCampaigns } from './repository.ts';

interface Caller {
  account: { id: string; role: Role };
  person: { id: string };
}

const whose = ({ account, person }: Caller) => ({
  ...{ accountId: account.id, personId: person.id, role: account.role },
});

const requestOf = (
  context: Caller & {
    params: { dynamicCampaignId: string };
    expectedVersion: number | undefined;
  },
) => ({
  ...whose(context),
  dynamicCampaignId: context.params.dynamicCampaignId,
  expectedVersion: context.expectedVersion,
});

export const dynamicCampaignHandlers = {
  async listDynamicCampaigns({ account, query, deps }) {
    const { db } = deps.connection;
    const { page, perpage: perPage, status: statuses = [] } = query;
    const found = await listDynamicCampaigns(db, account.id, { page, perPage, statuses });
    const whoseLists = { accountId: account.id, role: account.role };
    return {
      data: await presentDynamicCampaigns(db, whoseLists, found.slice(0, perPage)),
      page,
      perPage,
      hasMore: found.length > perPage,
    };
  },

  createDynamicCampaign: (context) =>
    createDynamicCampaign(context.deps, whose(context), context.body),

  async getDynamicCampaign({ account, params, deps }) {
    const { db } = deps.connection;
    const row = await findDynamicCampaign(db, account.id, params.dynamicCampaignId);
    const shown = { accountId: account.id, role: account.role };
    const [campaign] = row ? await presentDynamicCampaigns(db, shown, [row]) : [];
    if (!row || !campaign) throw notFound();
    const move = campaign.abilities
      .map((action) => dynamicMoveOf(action, row.status))
      .find((one) => one?.gate);
    return {
      ...campaign,
      inTheWay: move ? await gateFindings(deps, db, row, move) : [],
      course: await listCourse(db, row.id),
      ad: await readJobAd(db, row.job_list_id),
    };
  },

  updateDynamicCampaign: (context) =>
    updateDynamicCampaign(context.deps, requestOf(context), context.body),

  deployDynamicCampaign: (context) =>
    moveDynamicCampaign(context.deps, requestOf(context), 'deploy'),
  pauseDynamicCampaign: (context) => moveDynamicCampaign(context.deps, requestOf(context), 'pause'),
  resumeDynamicCampaign: (context) =>
    moveDynamicCampaign(context.deps, requestOf(context), 'resume'),
  stopDynamicCampaign: (context) => moveDynamicCampaign(context.deps, requestOf(context), 'stop'),

  async deleteDynamicCampaign(context) {
    await deleteDynamicCampaign(context.deps, requestOf(context));
  },
} satisfies Partial<Handlers>;
