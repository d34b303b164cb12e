import type { Tx } from '@posthorn/db';
import {
  type ActionCampaign,
  type CampaignAction,
  type CampaignType,
  channelsWithAds,
  finding,
  type Move,
  moveOf,
  typeChangeBlockers,
  wrongStatusFinding,
} from '@posthorn/domain';
import { refuse, refuseWhen } from '../../platform/refusal.ts';
import { listTypes } from '../ads/index.ts';

/** What the action does to the campaign, as the table of actions says; refused where it does not. */
export function assertAllowed(action: CampaignAction, campaign: ActionCampaign): Move {
  const move = moveOf(action, campaign);
  return move ?? refuse(wrongStatusFinding(campaign.status), 'conflict');
}

/** What the rules say of a part of the campaign: refused where it can not be changed in its status. */
export function assertOpen(isOpen: boolean): void {
  if (!isOpen) refuse(finding('campaign.notConfigurable'), 'conflict');
}

/** Ads are never lost to another type: where it has no place for them, the type stays. */
export async function assertAdsFit(
  { tx, accountId }: { tx: Tx; accountId: string },
  campaignId: string,
  type: CampaignType,
): Promise<void> {
  const present = await listTypes(tx, accountId, { campaignId });
  refuseWhen(typeChangeBlockers(type, channelsWithAds(present)), 'conflict');
}
