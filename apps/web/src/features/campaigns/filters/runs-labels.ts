import type { CampaignRuns } from '@posthorn/domain';
import { campaignFilterTexts } from '@posthorn/domain/texts/campaign-filter';

export const runsLabels: Record<CampaignRuns, string> = {
  now: campaignFilterTexts.runsNow,
  later: campaignFilterTexts.runsLater,
};
