import { adTypeSpecs } from '../ad/ad-type.ts';
import { type CampaignBudget, isDivided } from '../budget/campaign-budget.ts';
import { minimumFindings, type Spending } from '../budget/minimum.ts';
import { placementBudgets } from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import type { LaunchAd } from './launch-ads.ts';

/**
 * What keeps the budget of a campaign from being spent. A repair finds it as the launch left it:
 * nobody could change it any more.
 */
export function launchBudgetFindings(
  campaign: CampaignBudget & Spending & { hasErrors: boolean },
  ads: readonly LaunchAd[],
): Finding[] {
  if (!campaign.customTotalGrossBudget) return [finding('launch.noBudget', 'budget')];
  if (campaign.hasErrors) return [];
  if (!isDivided(campaign)) return [finding('launch.budgetNotDivided', 'budget')];
  const { channelBudget } = campaign;
  const isShown = ({ adType }: LaunchAd) =>
    channelBudget[placementBudgets[adTypeSpecs[adType].placement]];
  return [
    ...(ads.length > 0 && !ads.some(isShown) ? [finding('launch.noFundedAd', 'budget')] : []),
    ...minimumFindings(channelBudget, campaign).map((found) => ({ ...found, path: 'budget' })),
  ];
}
