import {
  type CampaignNarrowing,
  campaignCountStatement,
  campaignListStatement,
  campaignSearchStatement,
} from '@posthorn/db';
import {
  BULK_CAMPAIGNS_MAX,
  priceOf,
  SEARCH_FROM_CHARACTERS,
  seesWholeAccount,
  withRates,
} from '@posthorn/domain';
import type { Context, Handlers } from '../../platform/api/handler.ts';
import { askForJson, ReadyJson } from '../../platform/api/ready-json.ts';
import { notFound } from '../../platform/refusal.ts';
import { readLaunch } from '../publishing/index.ts';
import { changeStatus } from './commands/change-status.ts';
import { createCampaign } from './commands/create-campaign.ts';
import { deleteCampaign } from './commands/delete-campaign.ts';
import { dismissVacancy } from './commands/dismiss-vacancy.ts';
import { duplicateCampaign } from './commands/duplicate-campaign.ts';
import { boostCampaign, extendCampaign } from './commands/enlarge-campaign.ts';
import { checkLaunch, deployCampaign, redeployCampaign } from './commands/launch-campaign.ts';
import { moveCampaign } from './commands/move-campaign.ts';
import { putBackChanges } from './commands/put-back-changes.ts';
import { estimateCampaign, pricesAt } from './read/estimate-campaign.ts';
import { findCampaign } from './read/find-campaign.ts';
import { findFigures } from './read/find-figures.ts';
import { findInTheWay } from './read/find-in-the-way.ts';
import { listActivity } from './read/list-activity.ts';
import { presentCampaign } from './read/present-campaign.ts';
import { findAccountFacts, findTargets } from './repository.ts';
import { requestOf } from './request-of.ts';

type ListContext = Pick<
  Context<'countCampaigns'>,
  'account' | 'person' | 'workspace' | 'query' | 'deps'
>;

const narrowingOf = ({
  account,
  person,
  workspace,
  query,
  deps,
}: ListContext): CampaignNarrowing => ({
  accountId: account.id,
  slug: workspace?.slug,
  statuses: query.status ?? [],
  q: query.q ?? '',
  onlyErrors: query.errors === 'true',
  types: query.type ?? [],
  channels: query.channel ?? [],
  workspaces: query.workspace ?? [],
  template: query.template ?? '',
  runs: query.runs && { when: query.runs, now: deps.now() },
  madeBy: query.mine === 'true' ? person.id : undefined,
});

export const campaignHandlers = {
  async listCampaigns(context) {
    const { account, query, deps } = context;
    const statement = campaignListStatement({
      ...narrowingOf(context),
      page: query.page,
      perPage: query.perpage,
      sort: query.sort,
      role: account.role,
    });
    return askForJson(deps.connection, statement);
  },

  async countCampaigns(context) {
    const statement = campaignCountStatement(narrowingOf(context), BULK_CAMPAIGNS_MAX);
    return askForJson(context.deps.connection, statement);
  },

  async getFigures({ account, workspace, deps }) {
    const found = await findFigures(deps.connection.db, account.id, workspace?.id);
    const { active, with_errors: withErrors, currency, ...counted } = found;
    return { active, withErrors, currency, total: withRates(counted) };
  },

  async searchCampaigns({ account, person, query, deps }) {
    if (query.q.length < SEARCH_FROM_CHARACTERS) {
      return new ReadyJson('{"workspaces":[],"hasMore":false}');
    }
    const onlyOf = seesWholeAccount(account.role) ? undefined : person.id;
    return askForJson(
      deps.connection,
      campaignSearchStatement({ accountId: account.id, onlyOf, q: query.q, role: account.role }),
    );
  },

  async getCampaign({ account, params, deps }) {
    const row = await findCampaign(deps.connection.db, account.id, params.campaignId);
    if (!row) throw notFound();
    return presentCampaign(row, account.role);
  },

  async createCampaign({ account, person, workspace, body, deps, request }) {
    if (!workspace) throw notFound();
    return createCampaign(deps, {
      accountId: account.id,
      role: account.role,
      personId: person.id,
      requestId: request.id,
      workspaceId: workspace.id,
      type: body.type,
      packageId: body.packageId,
      templateId: body.templateId,
    });
  },

  async duplicateCampaign(context) {
    return duplicateCampaign(context.deps, requestOf(context));
  },

  async deleteCampaign(context) {
    await deleteCampaign(context.deps, requestOf(context));
  },

  async deployCampaign(context) {
    return deployCampaign(context.deps, requestOf(context));
  },

  async redeployCampaign(context) {
    return redeployCampaign(context.deps, requestOf(context));
  },

  async putBackChanges(context) {
    return putBackChanges(context.deps, requestOf(context));
  },

  async dismissVacancy(context) {
    return dismissVacancy(context.deps, requestOf(context));
  },

  async getLaunch({ account, params, deps }) {
    return readLaunch(deps.connection.db, account.id, params.campaignId);
  },

  async checkLaunch(context) {
    return checkLaunch(context.deps, requestOf(context));
  },

  async getInTheWay({ account, params, query, deps }) {
    const asked = { accountId: account.id, role: account.role, ...params, ...query };
    return findInTheWay(deps, asked);
  },

  async pauseCampaign(context) {
    return changeStatus(context.deps, requestOf(context), 'pause');
  },

  async resumeCampaign(context) {
    return changeStatus(context.deps, requestOf(context), 'resume');
  },

  async stopCampaign(context) {
    return changeStatus(context.deps, requestOf(context), 'stop');
  },

  async extendCampaign(context) {
    const { additionalBudget, previousEndDate, endDate, channels } = context.body;
    const given = (isOn: boolean, amount: number) => (isOn ? amount : null);
    return extendCampaign(context.deps, requestOf(context), {
      total: additionalBudget.amount,
      previousEndDate,
      endDate,
      amounts: {
        facebook: given(channels.facebook, channels.facebookAmount),
        googleDisplay: given(channels.googleDisplay, channels.googleDisplayAmount),
        googleSearch: given(channels.googleSearch, channels.googleSearchAmount),
        linkedIn: given(channels.linkedIn, channels.linkedInAmount),
      },
    });
  },

  async boostCampaign(context) {
    const { amount } = context.body.additionalBudget;
    return boostCampaign(context.deps, requestOf(context), amount);
  },

  async moveCampaign(context) {
    return moveCampaign(context.deps, requestOf(context), context.body.slug);
  },

  async getActivityLog({ account, params, deps }) {
    return listActivity(deps.connection.db, account.id, params.campaignId);
  },

  async getCosts({ account, params, deps }) {
    const { db } = deps.connection;
    const campaign = await findCampaign(db, account.id, params.campaignId);
    if (!campaign) throw notFound();
    const { currency } = await findAccountFacts(db, account.id);
    const places = await findTargets(db, campaign.locations);
    return {
      ...(priceOf({ type: campaign.type, currency, places }) ?? { cpm: null, cpc: null }),
      channels: pricesAt(places, currency),
    };
  },

  async estimateCampaign({ account, query, deps }) {
    return estimateCampaign(deps.connection.db, account.id, query);
  },
} satisfies Partial<Handlers>;
