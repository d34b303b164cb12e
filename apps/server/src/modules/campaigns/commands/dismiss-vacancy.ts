import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { type CampaignRequest, changeCampaign } from '../change-campaign.ts';

/** A person has looked and says that the vacancy is fine. What is found later is told again. */
export const dismissVacancy = (deps: Deps, request: CampaignRequest) =>
  changeCampaign(deps, request, async (campaign, { tx, workspaceId }) => {
    await tx
      .updateTable('vacancy_watch')
      .set({ is_dismissed: true })
      .where('campaign_id', '=', request.campaignId)
      .where('account_id', '=', request.accountId)
      .execute();
    const { accountId, campaignId: id, personId: by } = request;
    await announce(tx, {
      accountId,
      audience: { workspaceId },
      event: { kind: 'campaign', id, action: 'changed', by },
    });
    return campaign;
  });
