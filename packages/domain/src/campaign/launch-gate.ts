import type { Finding } from '../finding.ts';
import { type Configuration, configurationFindings } from './configuration.ts';
import {
  type ConnectedPage,
  type LaunchCampaign,
  type LaunchFacts,
  launchFindings,
} from './launch.ts';
import type { LaunchAd } from './launch-ads.ts';

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
