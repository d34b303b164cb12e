import { campaignTitle, fill } from '@posthorn/domain';
import { deliveryTexts } from '@posthorn/domain/texts/delivery';
import { Undo2 } from 'lucide-react';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { keepCampaign, refreshCampaigns } from '../model/campaign-cache.ts';
import type { ActCommand } from './command.ts';

/** Undoes the changes that wait to be published. The activity log keeps what they were. */
export const putBackChanges: ActCommand = {
  kind: 'act',
  id: 'putBack',
  label: deliveryTexts.putBack,
  icon: Undo2,
  run: async (campaign, { queryClient, accountId }) => {
    try {
      const after = await call(
        'putBackChanges',
        { params: { campaignId: campaign.id } },
        { ifMatch: campaign.version, idempotencyKey: newKey(), suppressErrorToast: true },
      );
      keepCampaign(queryClient, accountId, after);
      notify.success(fill(deliveryTexts.putBackDone, { title: campaignTitle(after) }));
    } catch (error) {
      const isTold = error instanceof ApiError && error.isToldBySession;
      const title = campaignTitle(campaign);
      if (!isTold) notify.error(fill(deliveryTexts.putBackFailed, { title }), errorText(error));
      throw error;
    } finally {
      refreshCampaigns(queryClient, accountId, campaign.id);
    }
  },
};
