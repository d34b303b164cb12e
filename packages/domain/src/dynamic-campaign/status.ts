import { type CampaignStatus, isBeforeLaunch, isOver } from '../campaign/status.ts';

/** Called and coloured as those of other campaigns: see `campaignStatusTags`. */
export const dynamicCampaignStatuses = [
  'draft',
  'active',
  'paused',
  'stopped',
  'finished',
] as const satisfies readonly CampaignStatus[];
export type DynamicCampaignStatus = (typeof dynamicCampaignStatuses)[number];

/** What the list can be narrowed to, in the order it is offered. */
export const dynamicFilterStatuses = [
  'active',
  'draft',
  'finished',
  'stopped',
  'paused',
] as const satisfies readonly DynamicCampaignStatus[];

/** One ad set for each feed of the job list. */
export const adSetStatuses = ['active', 'failed'] as const;
export type AdSetStatus = (typeof adSetStatuses)[number];

/** Shown failed if it failed, otherwise active. */
export const adSetStatus = ({ hasFailed }: { hasFailed: boolean }): AdSetStatus =>
  hasFailed ? 'failed' : 'active';

export const isFailedAdSet = ({ status }: { status: AdSetStatus }): boolean => status === 'failed';

export const dynamicCampaignFields = ['goal', 'jobList', 'cap', 'budget'] as const;
export type DynamicCampaignField = (typeof dynamicCampaignFields)[number];

/** What can no longer be changed: once deployed everything but the budget, once over everything. */
export function lockedDynamicFields(status: DynamicCampaignStatus): DynamicCampaignField[] {
  if (isBeforeLaunch(status)) return [];
  return dynamicCampaignFields.filter((field) => field !== 'budget' || isOver(status));
}
