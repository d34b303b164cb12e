import {
  adviceFollowed,
  endFor,
  finding,
  isScheduleOpen,
  type Schedule,
  scheduleFindings,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { assertOpen } from '../assert-allowed.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';
import type { CampaignState } from '../state.ts';

interface Dates {
  /** Null takes both days back. */
  startDate: string | null;
  endDate: string | null | undefined;
}

export function scheduleCampaign(deps: Deps, request: CampaignRequest, dates: Dates) {
  return configureCampaign(deps, request, (campaign, { today, currency }) => {
    assertOpen(isScheduleOpen(campaign.status));
    const schedule = wholeSchedule(dates, campaign);
    if (schedule.startDate !== null) refuseWhen(scheduleFindings(schedule, today));
    // Networks want more for more days, so a budget that follows the advice is divided anew.
    return adviceFollowed(campaign, { ...campaign, ...schedule }, currency);
  });
}

/** A campaign that knows how long it runs needs only its first day. */
function wholeSchedule(
  { startDate, endDate }: Dates,
  { runtime }: CampaignState,
): Schedule | { startDate: null; endDate: null } {
  if (startDate === null) return { startDate: null, endDate: null };
  if (endDate) return { startDate, endDate };
  if (runtime === null) refuse(finding('field.required', 'endDate'));
  return { startDate, endDate: endFor(startDate, runtime) };
}
