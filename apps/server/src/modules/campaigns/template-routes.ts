import { kindOfOwner } from '@posthorn/contract/template-owners';
import type { Db } from '@posthorn/db';
import { dayIn, finding } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound, refuse } from '../../platform/refusal.ts';
import { findTemplate } from '../templates/index.ts';
import { saveAsTemplate } from './commands/save-as-template.ts';
import { undoChangeTemplate } from './commands/undo-change-template.ts';
import { updateCampaigns, updateFromTemplate } from './commands/update-from-template.ts';
import { findAccountFacts, findMinimumTimes } from './repository.ts';
import { requestOf } from './request-of.ts';
import { stateOf } from './state.ts';
import { listCampaignsOf } from './template/list-campaigns.ts';
import { openUpdate } from './template/open-update.ts';
import { planChange, readPlanFacts } from './template/plan-facts.ts';
import { previewPlan } from './template/preview-plan.ts';

/** A campaign as it is looked at beside a template, without a lock. */
async function lookAt(db: Db, now: Date, accountId: string, campaignId: string) {
  const row = await db
    .selectFrom('campaign')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', campaignId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { currency, time_zone } = await findAccountFacts(db, accountId);
  const today = dayIn(time_zone, now);
  const place = { accountId, campaignId, today, currency };
  const campaign = { ...stateOf(row), minimumTimes: await findMinimumTimes(db, row) };
  return { campaign, version: row.version, place };
}

export const campaignTemplateHandlers = {
  async previewChangeTemplate({ account, params, deps }) {
    const { db } = deps.connection;
    const { campaignId, templateId } = params;
    const { campaign, version, place } = await lookAt(db, deps.now(), account.id, campaignId);
    const found = await findTemplate(db, account.id, templateId);
    if (!found) throw notFound();
    const planFacts = await readPlanFacts(db, place, found);
    return previewPlan(campaign, version, planFacts, planChange(planFacts, campaign));
  },

  async undoChangeTemplate(context) {
    return undoChangeTemplate(context.deps, requestOf(context));
  },

  async previewTemplateUpdate({ account, params, deps }) {
    const { db } = deps.connection;
    const { campaignId } = params;
    const { campaign, version, place } = await lookAt(db, deps.now(), account.id, campaignId);
    const { planFacts, plan } = await openUpdate(db, place, campaignId, campaign);
    return previewPlan(campaign, version, planFacts, plan);
  },

  async updateFromTemplate(context) {
    const { campaign } = await updateFromTemplate(context.deps, requestOf(context), {
      revision: context.query.revision,
    });
    return campaign;
  },

  async saveAsTemplate(context) {
    return saveAsTemplate(context.deps, requestOf(context), context.body);
  },

  async listTemplateCampaigns({ account, person, params, deps }) {
    const viewer = { accountId: account.id, personId: person.id, role: account.role };
    const template = { id: params.templateId, kind: kindOfOwner(params.owner) };
    return listCampaignsOf(deps.connection.db, viewer, template);
  },

  async updateCampaignsFromTemplate({ account, person, params, query, body, request, deps }) {
    const caller = { accountId: account.id, personId: person.id, role: account.role };
    const { templateId, owner } = params;
    const template = { id: templateId, kind: kindOfOwner(owner) };
    const seen = await listCampaignsOf(deps.connection.db, caller, template);
    const ids = new Set(seen.map(({ id }) => id));
    const { campaignIds } = body;
    if (!campaignIds.every((id) => ids.has(id))) refuse(finding('field.unknown', 'campaignIds'));
    const wanted = { templateId, campaignIds, revision: query.revision };
    return updateCampaigns(deps, { ...caller, requestId: request.id }, wanted);
  },
} satisfies Partial<Handlers>;
