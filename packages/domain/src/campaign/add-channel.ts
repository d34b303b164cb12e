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

/** Somebody wants to advertise where the package does not; they can add it with its own money. */
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
        n: 1,
      })
    : undefined;

interface Funded extends TypeDependent {
  channelsOff: readonly ChannelSwitch[];
}

/**
 * The campaign with one channel more and the money for it, in cents. It is a custom one then, and
 * keeps the goal its type stood for where that can still be chosen.
 */
export function withChannel<C extends Funded>(
  campaign: C,
  { placement, amount }: { placement: Placement; amount: number },
  account: { hasConversionId: boolean },
): C {
  const custom = afterTypeChange(campaign, 'custom');
  const budget = placementBudgets[placement];
  return {
    ...custom,
    goal: custom.goal ?? goalOf(campaign, account),
    channelsOff: switchedOn(campaign.channelsOff, placement),
    customTotalGrossBudget: (campaign.customTotalGrossBudget ?? 0) + amount,
    channelBudget: {
      ...campaign.channelBudget,
      [budget]: (campaign.channelBudget[budget] ?? 0) + amount,
    },
  };
}

function goalOf({ type }: TypeDependent, account: { hasConversionId: boolean }): Goal | null {
  return offeredGoals(account).find((goal) => goal === campaignTypeSpecs[type].goal) ?? null;
}
