import type { Finding } from '../finding.ts';
import { type Configuration, configurationFindings } from './configuration.ts';
import {
  type ConnectedPage,
  type LaunchCampaign,
  type LaunchFacts,
  launchFindings,
} from './launch.ts';
import type { LaunchAd } from './launch-ads.ts';
import type { CampaignStatus } from './status.ts';

/**
 * Everything that is in the way of a launch, in the order in which it is said. The button is open
 * exactly when this is empty, and the server refuses exactly when it is not.
 */
export const launchGate = (
  campaign: Configuration & LaunchCampaign,
  ads: readonly LaunchAd[],
  pages: readonly ConnectedPage[],
  facts: LaunchFacts & { hasConversionId: boolean },
): Finding[] => [
  ...configurationFindings(campaign, facts),
  ...launchFindings(campaign, ads, pages, facts),
];

/** A first launch; what failed without leaving an error behind begins anew. */
export const isLaunchable = (status: CampaignStatus): boolean =>
  status === 'draft' || status === 'to_approve' || status === 'failed';

/** A network refused something, and it is tried again. What was stopped stays so. */
export const isRelaunchable = (campaign: { status: CampaignStatus; hasErrors: boolean }): boolean =>
  campaign.hasErrors && ['active', 'paused', 'failed', 'stopped'].includes(campaign.status);
