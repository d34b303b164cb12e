import { type CampaignStatus, hasFailed, isBeforeLaunch } from '../campaign/status.ts';
import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import {
  type BudgetChannel,
  budgetChannels,
  budgetNames,
  budgetOpened,
  type ChannelSwitch,
  channelsPaidBy,
  isBudgetOpen,
} from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { channelAmountFinding, totalBudgetFinding } from './amount.ts';
import { type CampaignBudget, type ChannelAmounts, totalOf } from './campaign-budget.ts';
import { minimumFindings, notEnoughFinding, type Spending } from './minimum.ts';

/** What decides about the budget of a campaign. */
interface Fundable extends Spending {
  status: CampaignStatus;
  type: CampaignType;
  packageId: string | null;
  channelsOff: readonly ChannelSwitch[];
}

/**
 * Once launched, a budget is a promise to the networks. A campaign failed when none of them has anything of
 * it, so nothing was promised: closed, a budget that a network finds too small could never be mended.
 */
export const isBudgetSettable = (status: CampaignStatus): boolean =>
  isBeforeLaunch(status) || hasFailed(status);
export const budgetOpenFinding = (status: CampaignStatus): Finding | undefined =>
  isBudgetSettable(status) ? undefined : finding('budget.launched');

/** Why money can not be given to a channel: its type has none for it, or its package left it out. */
export function closedBudgetFinding(
  { type, packageId, channelsOff }: Omit<Fundable, keyof Spending | 'status'>,
  channel: BudgetChannel,
): Finding | undefined {
  const said = { channel: budgetNames[channel] };
  if (!campaignTypeSpecs[type].budgetChannels.includes(channel)) {
    return finding('ad.channelWithoutBudget', channel, said);
  }
  return packageId !== null && !isBudgetOpen(channelsOff, channel)
    ? finding('campaign.channelNotInPackage', channel, {
        ...said,
        n: channelsPaidBy(channel).length,
      })
    : undefined;
}

/**
 * Everything that is wrong with the amounts a person wants. Paths name the channel, or `total` for
 * what is about all of them. The button that saves them is open exactly when this is empty.
 */
export function budgetFindings(campaign: Fundable, amounts: ChannelAmounts): Finding[] {
  const launched = budgetOpenFinding(campaign.status);
  if (launched) return [launched];
  const total = totalOf(amounts);
  if (total === 0) return [finding('budget.noChannel', 'total')];
  const funded = budgetChannels.filter((channel) => amounts[channel]);
  const wrong = funded.flatMap(
    (channel) =>
      closedBudgetFinding(campaign, channel) ??
      channelAmountFinding(amounts[channel] ?? 0, channel) ??
      [],
  );
  if (wrong.length > 0) return wrong;
  const empty = budgetChannels.some((channel) => amounts[channel] === 0);
  return [
    empty ? finding('budget.channelEmpty', 'total') : undefined,
    totalBudgetFinding(total, campaign.currency, 'total'),
    notEnoughFinding(amounts, campaign),
    ...minimumFindings(amounts, campaign),
  ].filter((found) => found !== undefined);
}

/** Anyone who sends a total and its parts means both. */
export const sumFinding = (total: number, amounts: ChannelAmounts): Finding | undefined =>
  total === totalOf(amounts) ? undefined : finding('budget.notTheSum', 'total');

/**
 * The campaign with its budget. Money opens a channel that was switched off, except where a package
 * decides about that; no money leaves the switches alone, so that ads can be made before it comes.
 */
export function withBudget<
  C extends CampaignBudget & { packageId: string | null; channelsOff: readonly ChannelSwitch[] },
>(campaign: C, amounts: ChannelAmounts): C {
  const funded = budgetChannels.filter((channel) => amounts[channel]);
  return {
    ...campaign,
    customTotalGrossBudget: totalOf(amounts),
    channelBudget: Object.fromEntries(
      budgetChannels.map((channel) => [channel, amounts[channel] ?? 0]),
    ),
    channelsOff:
      campaign.packageId === null
        ? funded.reduce(budgetOpened, campaign.channelsOff)
        : campaign.channelsOff,
  };
}
