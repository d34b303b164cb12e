/** What the statuses of campaigns are called, on tags and in sentences. */
export const campaignStatusTexts = {
  draft: 'draft',
  to_approve: 'to approve',
  active: 'active',
  paused: 'paused',
  stopped: 'stopped',
  finished: 'finished',
  failed: 'failed',
} as const;
