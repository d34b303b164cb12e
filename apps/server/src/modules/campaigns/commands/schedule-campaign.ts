import { finding, isScheduleOpen, type Schedule, scheduleFindings } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

export function scheduleCampaign(deps: Deps, request: CampaignRequest, schedule: Schedule) {
  return configureCampaign(deps, request, (campaign, { today }) => {
    if (!isScheduleOpen(campaign.status)) refuse(finding('campaign.notConfigurable'), 'conflict');
    refuseWhen(scheduleFindings(schedule, today));
    return { ...campaign, ...schedule };
  });
}
