import { campaignStatusTexts } from '#texts/campaign-status';
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

interface StatusTag {
  label: string;
  colour: StatusColour;
  /** Tells statuses of one colour apart; a dot where nothing else is said. */
  mark?: 'square';
}

export const campaignStatusTags: Record<CampaignStatus, StatusTag> = {
  draft: { label: campaignStatusTexts.draft, colour: 'gray' },
  to_approve: { label: campaignStatusTexts.to_approve, colour: 'orange' },
  active: { label: campaignStatusTexts.active, colour: 'success' },
  paused: { label: campaignStatusTexts.paused, colour: 'purple' },
  stopped: { label: campaignStatusTexts.stopped, colour: 'gray', mark: 'square' },
  finished: { label: campaignStatusTexts.finished, colour: 'blue' },
  failed: { label: campaignStatusTexts.failed, colour: 'red' },
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

/** 'Active' holds from the launch on: which of them run at this time, and which begin later. */
export const campaignRuns = ['now', 'later'] as const;
export type CampaignRuns = (typeof campaignRuns)[number];

/** These come first in the overview: a person is working on them or paying for them. */
export const leadingStatuses: readonly CampaignStatus[] = ['active', 'draft', 'paused'];

/** Whether ads are to be shown on the networks, or are. */
export type Delivery = 'active' | 'paused' | 'stopped';

const deliveries: Record<CampaignStatus, Delivery | null> = {
  draft: null,
  to_approve: null,
  active: 'active',
  paused: 'paused',
  stopped: 'stopped',
  finished: 'stopped',
  failed: null,
};

/** What the networks are to make of a campaign in this status; null where they know nothing of it. */
export const deliveryOf = (status: CampaignStatus): Delivery | null => deliveries[status];

/** Launched and not over: the networks follow every change. */
export const runningStatuses = ['active', 'paused'] as const satisfies readonly CampaignStatus[];
export const isRunning = (status: CampaignStatus): status is (typeof runningStatuses)[number] =>
  runningStatuses.some((running) => running === status);

/** A campaign from a template waits to be approved. */
export const newStatus = ({ isFromTemplate }: { isFromTemplate: boolean }): CampaignStatus =>
  isFromTemplate ? 'to_approve' : 'draft';

/** Ads are being shown. */
export const ACTIVE = 'active' satisfies CampaignStatus;
export const isActive = (status: CampaignStatus): boolean => status === ACTIVE;

export const hasFailed = (status: CampaignStatus): boolean => status === 'failed';

/** Made from a template: the launch is announced to the workspace. */
export const awaitsApproval = (status: CampaignStatus): boolean => status === 'to_approve';

export const isPaused = (status: CampaignStatus): boolean => status === 'paused';

/** Before the launch: everything may still change. */
export const isBeforeLaunch = (status: CampaignStatus): boolean =>
  status === 'draft' || status === 'to_approve';

/** Ads may change until the campaign is over. */
export const isOver = (status: CampaignStatus): boolean =>
  status === 'stopped' || status === 'finished';

/**
 * Launched and not over: what is changed here waits until the networks get it. Before the launch they have
 * nothing that it could differ from, and what is over gets nothing any more.
 */
export const canDifferOnNetworks = (status: CampaignStatus): boolean =>
  !isBeforeLaunch(status) && !isOver(status);

/** How a launched campaign differs from what the networks show of it. */
export interface Difference {
  /** A network refused something. */
  hasErrors?: boolean;
  /** Something was changed here that the networks have not got. */
  hasUnpublishedChanges?: boolean;
}

export const differsOnNetworks = ({
  hasErrors = false,
  hasUnpublishedChanges = false,
}: Difference): boolean => hasErrors || hasUnpublishedChanges;

/**
 * The configuration may change before the launch, and again to repair what failed: until the repair is
 * published or put back, also when the error is gone by then.
 */
export const isConfigurable = (campaign: { status: CampaignStatus } & Difference): boolean =>
  isBeforeLaunch(campaign.status) || (differsOnNetworks(campaign) && !isOver(campaign.status));

/** Once launched the dates are facts; extending is an action of its own. */
export const isScheduleOpen = (status: CampaignStatus): boolean => isBeforeLaunch(status);

/** The networks have ads of this type from the launch on, and ads of another would not be the same campaign. */
export const isTypeOpen = (status: CampaignStatus): boolean => isBeforeLaunch(status);

/** Once launched, ads speak in the name of these pages. */
export const arePagesOpen = (status: CampaignStatus): boolean => isBeforeLaunch(status);

/** Once launched, people fill it in as it is. */
export const isFormOpen = (status: CampaignStatus): boolean => isBeforeLaunch(status);

/** Like ads, keywords may change while the campaign runs: the change then waits to be deployed. */
export const areKeywordsOpen = (status: CampaignStatus): boolean => !isOver(status);

/** What a click on a campaign opens: its configuration while it is a draft, its ads afterwards. */
export const opensOn = (status: CampaignStatus): 'campaign-details' | 'campaign-details/ads' =>
  status === 'draft' ? 'campaign-details' : 'campaign-details/ads';
