import type { CalendarDate } from '../calendar/date.ts';
import { type CampaignAction, launchActionOf } from './action.ts';
import { isEndingSoon } from './delivery-note.ts';
import type { Cure } from './error-doctor.ts';
import { type CampaignStatus, isBeforeLaunch, isOver, isPaused } from './status.ts';

/** What the bar below the ads offers first. `task`: the first thing in the way of a launch. */
export type NextAct =
  | 'task'
  | 'deploy'
  | 'redeploy'
  | 'mendAd'
  | 'resume'
  | 'extend'
  | 'configure'
  | 'figures';

interface Acted {
  status: CampaignStatus;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  hasErrors: boolean;
  hasUnpublishedChanges: boolean;
  errors: readonly { adId: string | null; cure: Cure }[];
  /** What the person may do with it. */
  abilities: readonly CampaignAction[];
}

/** The one thing that comes next with a campaign, whatever its status. */
export function nextAct(
  campaign: Acted,
  { isReady, today }: { isReady: boolean; today: CalendarDate },
): NextAct {
  const { status, abilities } = campaign;
  const may = (action: CampaignAction) => abilities.includes(action);
  const launch = launchActionOf(campaign);
  if (isBeforeLaunch(status)) return isReady && launch && may(launch) ? launch : 'task';
  if (isMendedByAds(campaign) && !isOver(status)) return 'mendAd';
  if (launch && may(launch)) return isReady ? launch : 'task';
  if (isOver(status) && may('redeploy')) return 'redeploy';
  if (isPaused(status) && may('resume')) return 'resume';
  if ((isOver(status) || isEndingSoon(campaign, today)) && may('extend')) return 'extend';
  return campaign.startDate && campaign.startDate > today ? 'configure' : 'figures';
}

/** Sent again as they are, ads that a network refused would be refused again. */
const isMendedByAds = ({ errors, hasUnpublishedChanges }: Acted): boolean =>
  errors.length > 0 &&
  !hasUnpublishedChanges &&
  errors.every(({ adId, cure }) => adId !== null && cure === 'ad');
