import { finding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refusalOf, refuse } from '../../../platform/refusal.ts';
import { deleteAds, putBackAds } from '../../ads/index.ts';
import { putBackLeadForm } from '../../lead-forms/index.ts';
import { findTemplate } from '../../templates/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';
import { takeUndo } from '../template/undo-store.ts';
import { keepUse } from '../template/use-store.ts';

/** Puts campaign, ads and form back as they were before a template was last applied. */
export async function undoChangeTemplate(deps: Deps, request: CampaignRequest) {
  const { accountId, campaignId } = request;
  try {
    return await changeCampaign(
      deps,
      request,
      async (campaign, { tx }) => {
        assertAllowed('changeTemplate', campaign);
        const before = await takeUndo(tx, request);
        if (!before) return refuse(finding('template.changedSince'), 'conflict');
        const renewed = before.ads.map(({ id }) => id);
        await deleteAds(tx, accountId, { campaignId }, [...before.came, ...renewed]);
        await putBackAds(tx, accountId, { campaignId }, before.ads);
        if (before.form !== undefined) {
          await putBackLeadForm(tx, accountId, { campaignId }, before.form);
        }
        await keepUse(tx, request, before.use);
        const { templateId } = before.state;
        const isThere = templateId && (await findTemplate(tx, accountId, templateId));
        return {
          ...campaign,
          ...before.state,
          ...(!isThere && { templateId: null, templateRevision: null }),
        };
      },
      { templateUndone: true },
    );
  } catch (error) {
    // An ad came back to a picture or a banner that was deleted since.
    if (error instanceof Error && 'code' in error && error.code === '23503') {
      throw refusalOf(finding('template.formerAdsGone'), 'conflict');
    }
    throw error;
  }
}
