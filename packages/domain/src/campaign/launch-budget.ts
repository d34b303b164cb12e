import { type CampaignBudget, isDivided } from '../budget/campaign-budget.ts';
import { minimumFindings, type Spending } from '../budget/minimum.ts';
import { type Finding, finding } from '../finding.ts';
import type { LaunchAd } from './launch-ads.ts';
import { type Funded, publishedChannels } from './published.ts';

/**
 * What keeps the budget of a campaign from being spent. A repair finds it as the launch left it:
 * nobody could change it any more.
 */
export function launchBudgetFindings(
  campaign: Funded & CampaignBudget & Spending & { hasErrors: boolean },
  ads: readonly LaunchAd[],
): Finding[] {
  if (!campaign.customTotalGrossBudget) return [finding('launch.noBudget', 'budget')];
  if (campaign.hasErrors) return [];
  if (!isDivided(campaign)) return [finding('launch.budgetNotDivided', 'budget')];
  const isShown = publishedChannels(campaign, ads).length > 0;
  return [
    ...(ads.length > 0 && !isShown ? [finding('launch.noFundedAd', 'budget')] : []),
    ...minimumFindings(campaign.channelBudget, campaign).map((found) => ({
      ...found,
      path: 'budget',
    })),
  ];
}
