import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { type CampaignBudget, isDivided } from '../budget/campaign-budget.ts';
import { type MinimumTimes, minimumFindings, type Spending } from '../budget/minimum.ts';
import { type BudgetChannel, budgetOpened, budgetSpecs } from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import type { LaunchAd } from './launch-ads.ts';
import { adsPaidBy, type Funded, publishedChannels } from './published.ts';
import { type Difference, differsOnNetworks } from './status.ts';
import { campaignTypeSpecs } from './type.ts';

/**
 * What keeps the budget of a campaign from being spent. A repair finds it as the launch left it,
 * because it can not be changed any more; but it must still pay for an ad.
 */
export function launchBudgetFindings(
  campaign: Funded & CampaignBudget & Spending & Difference,
  ads: readonly LaunchAd[],
): Finding[] {
  if (!campaign.customTotalGrossBudget) return [finding('launch.noBudget', 'budget')];
  const isShown = publishedChannels(campaign, ads).length > 0;
  const nothingShown = ads.length > 0 && !isShown ? [finding('launch.noFundedAd', 'budget')] : [];
  if (differsOnNetworks(campaign)) return nothingShown;
  if (!isDivided(campaign)) return [finding('launch.budgetNotDivided', 'budget')];
  const spending = { ...campaign, minimumTimes: minimumTimesOf(campaign, ads) };
  const tooLittle = minimumFindings(campaign.channelBudget, spending);
  return [...nothingShown, ...tooLittle.map((found) => ({ ...found, path: 'budget' }))];
}

/** How often each budget must hold the minimum of its network, once there is money for its ads. */
export const minimumTimesOf = (
  campaign: Pick<Funded, 'type' | 'channelsOff'>,
  ads: readonly AdWithMedia[],
): MinimumTimes =>
  Object.fromEntries(
    campaignTypeSpecs[campaign.type].budgetChannels.flatMap((channel) => {
      const channelsOff = budgetOpened(campaign.channelsOff, channel);
      const paid = adsPaidBy({ ...campaign, channelsOff }, ads, channel);
      return paid.length > 0 ? [[channel, minimumTimes(channel, paid)]] : [];
    }),
  );

/**
 * How often a budget must hold the minimum of its network. LinkedIn takes pictures and videos in campaigns of
 * their own, and wants its minimum for each; the budget is divided between them by the number of their ads.
 * Meta divides it by itself between ad sets, one for each place where ads stand, and wants its minimum for each.
 */
function minimumTimes(channel: BudgetChannel, ads: readonly AdWithMedia[]): number {
  const { splitsByMedia, splitsByPlace } = budgetSpecs[channel];
  if (splitsByPlace) return Math.max(1, new Set(ads.map(placeOf)).size);
  const posts = splitsByMedia ? ads : [];
  const videos = posts.filter(({ media }) => media?.[0]?.type === 'video').length;
  const fewest = Math.min(videos, posts.length - videos);
  return fewest === 0 ? 1 : posts.length / fewest;
}

const placeOf = ({ adType }: AdWithMedia): string => {
  const { channel, isStory } = adTypeSpecs[adType];
  return isStory ? `${channel} story` : channel;
};

interface AdWithMedia {
  adType: AdType;
  media?: readonly { type: string }[];
}
