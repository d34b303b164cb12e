import { awaitsApproval, moveOf } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { recordChange } from '../../../platform/record.ts';
import { askNetworks, endErrors } from '../../publishing/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import { assertReady } from '../assert-ready.ts';
import { carryOut } from '../carry-out.ts';
import { type CampaignRequest, changeCampaign, type Facts } from '../change-campaign.ts';
import { findDoubles } from '../read/find-doubles.ts';
import { tellColleagues } from '../tell-colleagues.ts';

/** Launches a campaign: it is frozen as it is now, and a worker begins to publish it. */
export function deployCampaign(deps: Deps, request: CampaignRequest) {
  return changeCampaign(deps, request, async (campaign, facts) => {
    const move = assertAllowed('deploy', campaign);
    await assertReady(move, request, campaign, facts);
    await sendAgain(request, facts);
    if (awaitsApproval(campaign.status)) {
      await tellColleagues('approved', request, facts, campaign.title);
    }
    return carryOut(move, request, campaign, facts);
  });
}

/** Tries again what a network refused, with what was repaired meanwhile. */
export function redeployCampaign(deps: Deps, request: CampaignRequest) {
  const { accountId, campaignId, personId, requestId } = request;
  return changeCampaign(deps, request, async (campaign, facts) => {
    const { tx, workspaceId } = facts;
    const move = assertAllowed('redeploy', { ...campaign, ...(await facts.difference()) });
    await assertReady(move, request, campaign, facts);
    const after = await carryOut(move, request, campaign, facts);
    await sendAgain(request, facts);
    if (after.status !== campaign.status) return after;
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
    return after;
  });
}

/** What the networks said is no longer true once they are asked anew. */
const sendAgain = ({ accountId, campaignId, personId }: CampaignRequest, { tx }: Facts) =>
  endErrors(
    tx,
    { account_id: accountId, campaign_id: campaignId },
    { resolution: 'sent_again', personId },
  );

/** Asks the networks what they would say to a launch that nothing here is in the way of. */
export async function checkLaunch(deps: Deps, request: CampaignRequest) {
  await changeCampaign(deps, request, async (campaign, facts) => {
    const seen = { ...campaign, ...(await facts.difference()) };
    const move = moveOf('redeploy', seen) ?? assertAllowed('deploy', seen);
    await assertReady(move, request, campaign, facts);
    return campaign;
  });
  const [channels, doubles] = await Promise.all([
    askNetworks(deps, request),
    findDoubles(deps.connection.db, request),
  ]);
  return { channels, doubles };
}
