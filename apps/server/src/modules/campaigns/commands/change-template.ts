import { applyTemplate, templateName, typeFrom } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/refusal.ts';
import { findTemplate } from '../../templates/index.ts';
import { assertAdsFit, assertAllowed } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';
import { takeOverAds } from '../take-over-ads.ts';

export function changeTemplate(deps: Deps, request: CampaignRequest, templateId: string) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    assertAllowed('changeTemplate', campaign);
    const template = await findTemplate(facts.tx, facts.accountId, templateId);
    if (!template) throw notFound();
    const type = typeFrom(template, campaign.type);
    if (type !== campaign.type) await assertAdsFit(facts, request.campaignId, type);
    const after = {
      ...applyTemplate(campaign, template),
      templateId,
      usedTemplate: templateName(template),
    };
    const { workspaceId } = facts;
    await takeOverAds(facts.tx, { ...request, workspaceId, templateId }, after);
    return after;
  });
}
