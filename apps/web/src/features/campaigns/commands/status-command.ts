import { type CampaignStatus, campaignActionSpecs, campaignTitle, fill } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { Campaign } from '../api/get-campaign.ts';
import { keepCampaign, refreshCampaigns } from '../model/campaign-cache.ts';
import { statusName } from '../model/campaign-facts.ts';
import type { ActCommand, CommandTarget } from './command.ts';

export type StatusCall = 'pauseCampaign' | 'resumeCampaign' | 'stopCampaign';

interface StatusCommandSpec extends Pick<ActCommand, 'icon'> {
  action: 'pause' | 'resume' | 'stop';
  operation: StatusCall;
  /** What happens, and what stays. */
  text: string;
}

/** Another status: asked first, said afterwards, and the list asked anew whatever came of it. */
export function statusCommand({ action, operation, icon, text }: StatusCommandSpec): ActCommand {
  const { label, done, destructive, moves } = campaignActionSpecs[action];
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
        const wanted = moves[campaign.status]?.to;
        const { after } = await changeStatus(operation, campaign, wanted);
        keepCampaign(queryClient, accountId, after);
        if (done) notify.success(fill(campaignTexts[done], { title }));
      } catch (error) {
        const isTold = error instanceof ApiError && error.isToldBySession;
        if (!isTold) notify.error(fill(campaignTexts.statusFailed, { title }), errorText(error));
        throw error;
      } finally {
        refreshCampaigns(queryClient, accountId, campaign.id);
      }
    },
  };
}

interface StatusChange {
  after: Campaign;
  /** False where a colleague or a guard was first: it is not ours to take back. */
  isOwn: boolean;
}

/**
 * A version that is newer for another reason than the status is no reason to refuse, and a campaign
 * that a colleague has brought to the wanted status is as it should be.
 */
export async function changeStatus(
  operation: StatusCall,
  campaign: CommandTarget,
  wanted: CampaignStatus | undefined,
): Promise<StatusChange> {
  try {
    return { after: await sendVersion(operation, campaign), isOwn: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const current = staleAnswer(operation, error) ?? (await read(campaign));
    if (current.status === wanted) return { after: current, isOwn: false };
    if (current.status !== campaign.status) {
      throw new Error(fill(campaignTexts.changedMeanwhile, { status: statusName(current) }));
    }
    if (error.code !== 'stale') throw error;
    return { after: await sendVersion(operation, current), isOwn: true };
  }
}

const read = ({ id }: CommandTarget) =>
  call('getCampaign', { params: { campaignId: id } }, { suppressErrorToast: true });

const sendVersion = (operation: StatusCall, { id, version }: CommandTarget) =>
  call(operation, { params: { campaignId: id } }, { ifMatch: version, suppressErrorToast: true });
