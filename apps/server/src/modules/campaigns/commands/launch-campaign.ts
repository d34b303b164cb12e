import {
  type CampaignStatus,
  campaignStatusTags,
  finding,
  isLaunchable,
  isRelaunchable,
  launchGate,
  say,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { notify } from '../../notifications/index.ts';
import {
  launchAdOf,
  launchPublications,
  readAds,
  readPages,
  retryPublications,
} from '../../publishing/index.ts';
import { type CampaignRequest, changeCampaign, type Facts } from '../change-campaign.ts';
import * as repository from '../repository.ts';
import type { CampaignState } from '../state.ts';

/** Launches a campaign: it is frozen as it is now, and somebody begins to publish it. */
export function deployCampaign(deps: Deps, request: CampaignRequest) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    if (!isLaunchable(campaign.status)) refuseStatus(campaign.status);
    await assertReady(deps, request, campaign, facts);
    const { accountId, campaignId } = request;
    const { tx, workspaceId, now } = facts;
    await repository.forgetDeliveryErrors(tx, accountId, campaignId);
    await launchPublications(tx, { accountId, campaignId, now, delivery: 'active' });
    if (campaign.status === 'to_approve') {
      const message = say('publish.launched', { title: campaign.title });
      await notify(tx, { accountId, workspaceId, campaignId, message });
    }
    return { ...campaign, status: 'active', pausedAt: null };
  });
}

/** Tries again what a network refused, with what was repaired meanwhile. */
export function redeployCampaign(deps: Deps, request: CampaignRequest) {
  const { accountId, campaignId, personId, requestId } = request;
  return changeCampaign(deps, request, async (campaign, facts) => {
    const { tx, workspaceId, now } = facts;
    const { status } = campaign;
    const hasErrors = await repository.hasErrors(tx, accountId, campaignId);
    if (!isRelaunchable({ status, hasErrors })) refuseStatus(status);
    const wish = { accountId, campaignId, now };
    if (status === 'stopped') {
      // What a network did not want to end is ended; nothing else about it changes any more.
      await retryPublications(tx, { ...wish, delivery: 'stopped' });
    } else {
      await assertReady(deps, request, campaign, facts, hasErrors);
      await launchPublications(tx, { ...wish, delivery: status === 'paused' ? status : 'active' });
    }
    await repository.forgetDeliveryErrors(tx, accountId, campaignId);
    if (status === 'failed') return { ...campaign, status: 'active', pausedAt: null };
    await recordChange(tx, {
      accountId,
      workspaceId,
      personId,
      requestId,
      kind: 'campaign',
      entityId: campaignId,
      campaignId,
      action: 'changed',
      after: { redeployed: true },
      tells: { workspaceId },
    });
    return campaign;
  });
}

function refuseStatus(current: CampaignStatus): never {
  const status = campaignStatusTags[current].label;
  refuse(finding('campaign.wrongStatus', 'status', { status }), 'conflict');
}

/** The same list that keeps the button closed. */
async function assertReady(
  deps: Deps,
  { accountId, campaignId }: CampaignRequest,
  campaign: CampaignState,
  facts: Facts,
  hasErrors = false,
): Promise<void> {
  const { tx } = facts;
  const ads = await readAds(tx, accountId, campaignId);
  const seen = {
    ...campaign,
    currency: facts.currency,
    hasErrors,
    mediaErrors: await repository.listMediaErrors(tx, accountId, campaignId),
    pageIds: {
      facebook: campaign.facebookPageId,
      instagram: campaign.instagramPageId,
      linkedin: campaign.linkedinPageId,
    },
  };
  refuseWhen(
    launchGate(seen, ads.map(launchAdOf), await readPages(tx, accountId), {
      ...facts,
      unconnected: deps.networks.unconnected,
    }),
  );
}
