import { isDeepStrictEqual } from 'node:util';
import { templateName } from '@posthorn/domain';
import { refuseWhen } from '../../../platform/refusal.ts';
import type { CampaignRequest, Facts } from '../change-campaign.ts';
import type { CampaignState } from '../state.ts';
import { carryOutPlan } from './carry-out-plan.ts';
import type { Plan, PlanFacts } from './plan-facts.ts';
import { keepUndo } from './undo-store.ts';
import type { TemplateUse } from './use-store.ts';

/** Does what a plan says to a campaign, its ads and its form, and keeps what was before. */
export async function applyPlan(
  request: CampaignRequest,
  campaign: CampaignState,
  facts: Facts,
  {
    planFacts,
    plan,
    use,
    formerUse,
  }: {
    planFacts: PlanFacts;
    plan: Plan;
    /** What the former template gave, which an undo brings back. */
    use: TemplateUse | undefined;
    /** The same, where the template stays. */
    formerUse: TemplateUse | undefined;
  },
): Promise<CampaignState> {
  refuseWhen(plan.blockers, 'conflict');
  const { tx, workspaceId, version } = facts;
  const { template, revision } = planFacts;
  const after: CampaignState = {
    ...plan.after,
    templateId: template.id,
    templateRevision: revision,
    usedTemplate: templateName(template),
  };
  const done = await carryOutPlan(tx, { ...request, workspaceId }, planFacts, plan, formerUse);
  const isOther = !isDeepStrictEqual(campaign, after);
  if (isOther || done.ads.length > 0 || done.came.length > 0 || done.form !== undefined) {
    const { status: _, pausedAt: __, ...state } = campaign;
    const before = { state, use: use ?? null, ...done };
    await keepUndo(tx, request, before, isOther ? version + 1 : version);
  }
  return after;
}
