import { type Schedule, scheduleFindings } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

export function scheduleCampaign(deps: Deps, request: CampaignRequest, schedule: Schedule) {
  return configureCampaign(deps, request, (campaign, { today }) => {
    refuseWhen(scheduleFindings(schedule, today));
    return { ...campaign, ...schedule };
  });
}
