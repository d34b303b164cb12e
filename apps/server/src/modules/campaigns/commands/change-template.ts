import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/refusal.ts';
import { findTemplate } from '../../templates/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';
import { applyPlan } from '../template/apply-plan.ts';
import { planChange, readPlanFacts } from '../template/plan-facts.ts';
import { refuseOther } from '../template/refuse-other.ts';
import { findUse } from '../template/use-store.ts';

/** Fills a campaign from a template: what the preview shows, and nothing else. */
export function changeTemplate(
  deps: Deps,
  request: CampaignRequest,
  { templateId, shownRevision }: { templateId: string; shownRevision: number | undefined },
) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    assertAllowed('changeTemplate', campaign);
    const { tx, accountId } = facts;
    const found = await findTemplate(tx, accountId, templateId, { isHeld: true });
    if (!found) throw notFound();
    refuseOther(found, shownRevision);
    const planFacts = await readPlanFacts(tx, { ...facts, campaignId: request.campaignId }, found);
    const plan = planChange(planFacts, campaign);
    const use = await findUse(tx, request);
    return applyPlan(request, campaign, facts, { planFacts, plan, use, formerUse: undefined });
  });
}
