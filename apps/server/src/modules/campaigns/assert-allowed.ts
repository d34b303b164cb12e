import {
  allows,
  type CampaignAction,
  type CampaignStatus,
  campaignStatusTags,
  finding,
  isBeforeLaunch,
} from '@posthorn/domain';
import { refuse } from '../../platform/refusal.ts';

export function assertAllowed(action: CampaignAction, current: CampaignStatus): void {
  if (allows(action, current)) return;
  const status = campaignStatusTags[current].label;
  refuse(finding('campaign.wrongStatus', 'status', { status }), 'conflict');
}

export function assertBeforeLaunch(status: CampaignStatus): void {
  if (!isBeforeLaunch(status)) refuse(finding('campaign.notConfigurable'), 'conflict');
}
