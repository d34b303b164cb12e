import { campaignTitle, fill } from '@posthorn/domain';
import { vacancyTexts } from '@posthorn/domain/texts/vacancy';
import { Check } from 'lucide-react';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { keepCampaign } from '../model/campaign-cache.ts';
import type { ActCommand } from './command.ts';

/** Says that the vacancy is fine: the notice goes for everyone. */
export const dismissVacancy: ActCommand = {
  kind: 'act',
  id: 'dismissVacancy',
  label: vacancyTexts.dismiss,
  icon: Check,
  run: async (campaign, { queryClient, accountId }) => {
    try {
      const after = await call(
        'dismissVacancy',
        { params: { campaignId: campaign.id } },
        { idempotencyKey: newKey(), suppressErrorToast: true },
      );
      keepCampaign(queryClient, accountId, after);
    } catch (error) {
      const isTold = error instanceof ApiError && error.isToldBySession;
      const title = campaignTitle(campaign);
      if (!isTold) notify.error(fill(vacancyTexts.dismissFailed, { title }), errorText(error));
      throw error;
    }
  },
};
