import type { Tx } from '@posthorn/db';
import {
  allows,
  type CampaignAction,
  type CampaignStatus,
  type CampaignType,
  campaignStatusTags,
  channelsWithAds,
  finding,
  isBeforeLaunch,
  typeChangeBlockers,
} from '@posthorn/domain';
import { refuse, refuseWhen } from '../../platform/refusal.ts';
import { listTypes } from '../ads/index.ts';

export function assertAllowed(action: CampaignAction, current: CampaignStatus): void {
  if (allows(action, current)) return;
  const status = campaignStatusTags[current].label;
  refuse(finding('campaign.wrongStatus', 'status', { status }), 'conflict');
}

export function assertBeforeLaunch(status: CampaignStatus): void {
  if (!isBeforeLaunch(status)) refuse(finding('campaign.notConfigurable'), 'conflict');
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
