import { campaignActionSpecs, fill } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { Campaign } from '../api/get-campaign.ts';
import { keepCampaign, refreshCampaigns } from '../model/campaign-cache.ts';
import { campaignTitle } from '../model/campaign-title.ts';
import type { ActCommand, CommandTarget } from './command.ts';

type StatusCall = 'pauseCampaign' | 'resumeCampaign' | 'stopCampaign';

interface Given extends Pick<ActCommand, 'icon'> {
  action: 'pause' | 'resume' | 'stop';
  operation: StatusCall;
  /** What happens, and what stays. */
  text: string;
}

/** Another status: asked first, said afterwards, and the list asked anew whatever came of it. */
export function statusCommand({ action, operation, icon, text }: Given): ActCommand {
  const { label, done, destructive } = campaignActionSpecs[action];
  return {
    kind: 'act',
    id: action,
    label,
    icon,
    isDestructive: destructive,
    action: action,
    confirmation: {
      title: (name) => fill(overviewTexts.actionOnCampaign, { action: label, name }),
      text,
      label: fill(overviewTexts.actionCampaign, { action: label }),
    },
    run: async (campaign, { queryClient, accountId }) => {
      const title = campaignTitle(campaign);
      try {
        keepCampaign(queryClient, accountId, await send(operation, campaign));
        if (done) notify.success(fill(campaignTexts[done], { title }));
      } catch (error) {
        const isTold = error instanceof ApiError && error.isToldBySession;
        if (!isTold) notify.error(fill(campaignTexts.statusFailed, { title }));
        throw error;
      } finally {
        refreshCampaigns(queryClient, accountId, campaign.id);
      }
    },
  };
}

/** A version that is newer for another reason than the status is no reason to refuse. */
async function send(operation: StatusCall, campaign: CommandTarget): Promise<Campaign> {
  try {
    return await sendVersion(operation, campaign);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
    const current = error.current as Campaign;
    if (current.status !== campaign.status) throw error;
    return sendVersion(operation, current);
  }
}

const sendVersion = (operation: StatusCall, { id, version }: CommandTarget) =>
  call(operation, { params: { campaignId: id } }, { ifMatch: version, suppressErrorToast: true });
