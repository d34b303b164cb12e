import { type CampaignBudget, isDivided } from '../budget/campaign-budget.ts';
import { minimumBudget, minimumFindings, type Spending } from '../budget/minimum.ts';
import { currencyNames, showAmount } from '../budget/money.ts';
import { type Finding, finding } from '../finding.ts';
import { isSocialLaunchAd, type LaunchAd } from './launch-ads.ts';
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
  const tooLittle = minimumFindings(campaign.channelBudget, campaign);
  return [
    ...(ads.length > 0 && !isShown ? [finding('launch.noFundedAd', 'budget')] : []),
    ...tooLittle.map((found) => ({ ...found, path: 'budget' })),
    ...(tooLittle.some(({ path }) => path === 'linkedIn') ? [] : dividedFindings(campaign, ads)),
  ];
}

/**
 * LinkedIn takes pictures and videos in campaigns of their own, and wants its minimum for each; the
 * budget is divided between them by the number of their ads.
 */
function dividedFindings(campaign: Funded & Spending, ads: readonly LaunchAd[]): Finding[] {
  const published = publishedChannels(campaign, ads).find(({ channel }) => channel === 'linkedIn');
  const posts = published?.ads.filter(isSocialLaunchAd) ?? [];
  const videos = posts.filter(({ media }) => media[0]?.type === 'video').length;
  const fewest = Math.min(videos, posts.length - videos);
  if (!published || fewest === 0) return [];
  const least = minimumBudget('linkedIn', campaign) ?? 0;
  // Budgets are whole units, and so is what is said.
  const needed = Math.ceil((least * posts.length) / fewest / 100) * 100;
  if (published.budget >= needed) return [];
  const { [campaign.currency]: currency } = currencyNames;
  return [finding('launch.linkedInFormats', 'budget', { amount: showAmount(needed), currency })];
}
