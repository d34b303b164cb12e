import { campaignActionSpecs, campaignTitle, fill } from '@posthorn/domain';
import { deliveryTexts } from '@posthorn/domain/texts/delivery';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Rocket } from 'lucide-react';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { keepCampaign, refreshCampaigns } from '../model/campaign-cache.ts';
import type { ActCommand } from './command.ts';

const { label } = campaignActionSpecs.redeploy;

/** Sends to the networks what they refused, and what was changed since the launch. */
export const redeployCampaign: ActCommand = {
  kind: 'act',
  id: 'redeploy',
  label,
  icon: Rocket,
  action: 'redeploy',
  confirmation: {
    title: (name) => fill(overviewTexts.actionOnCampaign, { action: label, name }),
    text: deliveryTexts.redeployText,
    label: fill(overviewTexts.actionCampaign, { action: label }),
  },
  run: async (campaign, { queryClient, accountId, navigate, pathname }) => {
    const title = campaignTitle(campaign);
    try {
      const params = { campaignId: campaign.id };
      const options = {
        ifMatch: campaign.version,
        idempotencyKey: newKey(),
        suppressErrorToast: true,
      };
      // What failed without an error is launched as if for the first time.
      const operation = campaign.abilities.includes('redeploy')
        ? 'redeployCampaign'
        : 'deployCampaign';
      keepCampaign(queryClient, accountId, await call(operation, { params }, options));
      notify.success(fill(deliveryTexts.redeployed, { title }));
      // A list of campaigns stays where it is: there are others to redeploy.
      if (pathname().includes(campaign.id)) await navigate({ to: '/campaigns-overview' });
    } catch (error) {
      const isTold = error instanceof ApiError && error.isToldBySession;
      if (!isTold) notify.error(fill(deliveryTexts.redeployFailed, { title }), errorText(error));
      throw error;
    } finally {
      refreshCampaigns(queryClient, accountId, campaign.id);
    }
  },
};
