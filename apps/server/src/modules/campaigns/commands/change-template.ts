import { applyTemplate, templateName } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/refusal.ts';
import { findTemplate } from '../../presets/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

export function changeTemplate(deps: Deps, request: CampaignRequest, templateId: string) {
  return changeCampaign(deps, request, async (campaign, { tx, accountId }) => {
    assertAllowed('changeTemplate', campaign.status);
    const template = await findTemplate(tx, accountId, templateId);
    if (!template) throw notFound();
    return {
      ...applyTemplate(campaign, template),
      templateId,
      usedTemplate: templateName(template),
    };
  });
}
