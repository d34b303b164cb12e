export const campaignStatuses = [
  'draft',
  'to_approve',
  'active',
  'paused',
  'stopped',
  'finished',
  'failed',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export type StatusColour = 'gray' | 'orange' | 'success' | 'purple' | 'blue' | 'red';

export const campaignStatusTags: Record<CampaignStatus, { label: string; colour: StatusColour }> = {
  draft: { label: 'draft', colour: 'gray' },
  to_approve: { label: 'to approve', colour: 'orange' },
  active: { label: 'active', colour: 'success' },
  paused: { label: 'paused', colour: 'purple' },
  stopped: { label: 'stopped', colour: 'gray' },
  finished: { label: 'finished', colour: 'blue' },
  failed: { label: 'failed', colour: 'red' },
};

/** What the overview can be narrowed to, in the order it is offered. */
export const filterStatuses = [
  'active',
  'draft',
  'to_approve',
  'finished',
  'stopped',
  'paused',
] as const satisfies readonly CampaignStatus[];

/** These come first in the overview: somebody is working on them or paying for them. */
export const leadingStatuses: readonly CampaignStatus[] = ['active', 'draft', 'paused'];

/** Before the launch: everything may still change. */
export const isBeforeLaunch = (status: CampaignStatus): boolean =>
  status === 'draft' || status === 'to_approve';

/** Ads may change until the campaign is over. */
export const isOver = (status: CampaignStatus): boolean =>
  status === 'stopped' || status === 'finished';

/** The configuration may change before the launch, and again to repair what failed. */
export const isConfigurable = (campaign: { status: CampaignStatus; hasErrors: boolean }): boolean =>
  isBeforeLaunch(campaign.status) || (campaign.hasErrors && !isOver(campaign.status));

/** Once launched the dates are facts; extending is an action of its own. */
export const isScheduleOpen = (status: CampaignStatus): boolean => isBeforeLaunch(status);

/** What a click on a campaign opens: its configuration while it is a draft, its ads afterwards. */
export const opensOn = (status: CampaignStatus): 'campaign-details' | 'campaign-details/ads' =>
  status === 'draft' ? 'campaign-details' : 'campaign-details/ads';
