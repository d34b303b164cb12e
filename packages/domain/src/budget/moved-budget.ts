import type { AdType } from '../ad/ad-type.ts';
import { type Funded, publishedChannels } from '../campaign/published.ts';
import type { CampaignStatus } from '../campaign/status.ts';
import { type BudgetChannel, perBudget } from '../channel/placement.ts';
import { type ChannelAmounts, totalOf } from './campaign-budget.ts';
import { minimumBudget, type Spending } from './minimum.ts';
import { budgetFindings } from './set-budget.ts';

interface Movable extends Funded, Spending {
  status: CampaignStatus;
  packageId: string | null;
}

export interface MovedBudget {
  amounts: ChannelAmounts;
  /** In cents, and where it goes. */
  moved: number;
  to: readonly BudgetChannel[];
}

/**
 * The budget with the money of channels without ads on those with ads: each first gets what its network requires at
 * least, the rest follows the shares they have, in whole units. Undefined where nothing can be moved.
 */
export function movedBudget(
  campaign: Movable,
  ads: readonly { adType: AdType }[],
): MovedBudget | undefined {
  const to = publishedChannels(campaign, ads).map(({ channel }) => channel);
  const before = (channel: BudgetChannel) => campaign.channelBudget[channel] ?? 0;
  const idle = totalOf(campaign.channelBudget) - to.reduce((sum, one) => sum + before(one), 0);
  const [first] = to;
  if (idle <= 0 || first === undefined) return undefined;
  let left = idle;
  const amounts: ChannelAmounts = perBudget((channel) =>
    to.includes(channel) ? before(channel) : null,
  );
  const give = (channel: BudgetChannel, cents: number) => {
    amounts[channel] = (amounts[channel] ?? 0) + cents;
    left -= cents;
  };
  for (const channel of to) {
    const lacking = (minimumBudget(channel, campaign) ?? 0) - before(channel);
    give(channel, Math.max(0, Math.min(left, lacking)));
  }
  const shares = { ...amounts };
  const rest = left;
  for (const channel of to) {
    const share = ((shares[channel] ?? 0) / totalOf(shares)) * rest;
    give(channel, Math.floor(share / 100) * 100);
  }
  give(first, left);
  return budgetFindings(campaign, amounts).length > 0 ? undefined : { amounts, moved: idle, to };
}
