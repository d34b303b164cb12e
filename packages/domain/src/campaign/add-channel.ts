import { placementNumbers } from '#texts/placement';
import { channelAmountFinding, totalBudgetFinding } from '../budget/amount.ts';
import type { CampaignBudget } from '../budget/campaign-budget.ts';
import { minimumFindings, type Spending } from '../budget/minimum.ts';
import {
  type ChannelSwitch,
  isPlacementOn,
  type Placement,
  placementBudgets,
  placementLabels,
  switchedOn,
} from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { type Goal, offeredGoals } from './goal.ts';
import { type CampaignStatus, isBeforeLaunch } from './status.ts';
import { campaignTypeSpecs } from './type.ts';
import { afterTypeChange, type TypeDependent } from './type-change.ts';

interface Packaged {
  status: CampaignStatus;
  packageId: string | null;
  channelsOff: readonly ChannelSwitch[];
}

/** Why a channel can not be added to what the campaign's package has. */
export function missingChannelFinding(
  { status, packageId, channelsOff }: Packaged,
  placement: Placement,
): Finding | undefined {
  if (!isBeforeLaunch(status)) return finding('campaign.notConfigurable');
  if (packageId === null) return finding('campaign.notFromPackage', 'channelName');
  return isPlacementOn(channelsOff, placement)
    ? finding('campaign.channelAlreadyIn', 'channelName', { channel: placementLabels[placement] })
    : undefined;
}

/** A person wants to advertise where the package does not; they can add it with its own money. */
export const isMissingFromPackage = (campaign: Packaged, placement: Placement): boolean =>
  missingChannelFinding(campaign, placement) === undefined;

/** Why there can be no ads there, and what is said above the offer to add it. */
export const notInPackageFinding = (
  campaign: Packaged,
  placement: Placement,
): Finding | undefined =>
  isMissingFromPackage(campaign, placement)
    ? finding('campaign.channelNotInPackage', 'channelName', {
        channel: placementLabels[placement],
        n: placementNumbers[placement],
      })
    : undefined;

interface Funded extends TypeDependent {
  channelsOff: readonly ChannelSwitch[];
}

/** The channel to add, with its money in cents. */
export interface AddedChannel {
  placement: Placement;
  amount: number;
}

/**
 * The campaign with one channel more and the money for it, in cents. It is a custom one then, and
 * keeps the goal its type stood for where that can still be chosen.
 */
export function withChannel<C extends Funded>(
  campaign: C,
  added: AddedChannel,
  account: { hasConversionId: boolean },
): C {
  const custom = afterTypeChange(campaign, 'custom');
  return {
    ...custom,
    ...budgetWith(campaign, added),
    goal: custom.goal ?? goalOf(campaign, account),
    channelsOff: switchedOn(campaign.channelsOff, added.placement),
  };
}

/** The budget with the money for it. */
export function budgetWith(
  { customTotalGrossBudget, channelBudget }: CampaignBudget,
  { placement, amount }: AddedChannel,
) {
  const budget = placementBudgets[placement];
  return {
    customTotalGrossBudget: (customTotalGrossBudget ?? 0) + amount,
    channelBudget: { ...channelBudget, [budget]: (channelBudget[budget] ?? 0) + amount },
  };
}

/** What is wrong with that money: the same as where a whole budget is set. */
export function addedMoneyFindings(
  campaign: CampaignBudget & Spending,
  added: AddedChannel,
): Finding[] {
  const path = 'channelAmount';
  const wrong = channelAmountFinding(added.amount, path);
  if (wrong) return [wrong];
  const { customTotalGrossBudget, channelBudget } = budgetWith(campaign, added);
  const tooMuch = totalBudgetFinding(customTotalGrossBudget, campaign.currency, path);
  if (tooMuch) return [tooMuch];
  const channel = placementBudgets[added.placement];
  return minimumFindings(channelBudget, campaign).filter((found) => found.path === channel);
}

function goalOf({ type }: TypeDependent, account: { hasConversionId: boolean }): Goal | null {
  return offeredGoals(account).find((goal) => goal === campaignTypeSpecs[type].goal) ?? null;
}
