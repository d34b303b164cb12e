import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import {
  type BudgetChannel,
  budgetChannels,
  type ChannelSwitch,
  isBudgetOpen,
} from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';

export const packageStatuses = ['active', 'inactive', 'archived'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

/** What the switch of a package changes between. Archiving is a step of its own, without a way back. */
export const switchedStatuses = ['active', 'inactive'] as const satisfies readonly PackageStatus[];

/** Only active packages can be chosen for a new campaign. */
export const isOffered = (offered: { status: PackageStatus }): boolean =>
  offered.status === 'active';

/** Archived packages stay as they are: they are kept to be looked up, copied or deleted. */
export const isArchived = ({ status }: { status: PackageStatus }): boolean => status === 'archived';

/** In cents. */
export interface PackageMoney {
  total: number;
  channels: Record<BudgetChannel, number>;
}

/** What a package gives to a campaign: nothing for channels that its type can not spend on. */
export function moneyFor(type: CampaignType, { total, channels }: PackageMoney): PackageMoney {
  const amounts = { ...channels };
  let left = total;
  for (const channel of budgetChannels) {
    if (campaignTypeSpecs[type].budgetChannels.includes(channel)) continue;
    left -= amounts[channel];
    amounts[channel] = 0;
  }
  return { total: Math.max(0, left), channels: amounts };
}

/** Why a campaign of a type can not begin with a package: it would have no channel, or no money. */
export function packageStartFindings(
  type: CampaignType,
  { money, channelsOff }: { money: PackageMoney; channelsOff: readonly ChannelSwitch[] },
): Finding[] {
  if (!budgetChannels.some((channel) => isBudgetOpen(channelsOff, channel))) {
    return [finding('package.withoutChannels', 'packageId')];
  }
  return money.total > 0 && moneyFor(type, money).total === 0
    ? [finding('campaign.packageOtherChannels', 'packageId')]
    : [];
}
