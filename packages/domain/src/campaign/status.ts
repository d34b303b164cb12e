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
