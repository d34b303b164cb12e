import { type CampaignType, campaignTypeSpecs } from '../campaign/type.ts';
import { type BudgetChannel, budgetChannels } from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';

export const packageStatuses = ['active', 'inactive', 'archived'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

/** Only active packages can be chosen for a new campaign. */
export const isOffered = (offered: { status: PackageStatus }): boolean =>
  offered.status === 'active';

/** In cents. */
export interface PackageMoney {
  total: number;
  channels: Record<BudgetChannel, number>;
}

/** What a package gives to a campaign: nothing for channels that its type can not spend on. */
export function moneyFor(type: CampaignType, { total, channels }: PackageMoney): PackageMoney {
  const given = { ...channels };
  let left = total;
  for (const channel of budgetChannels) {
    if (campaignTypeSpecs[type].budgetChannels.includes(channel)) continue;
    left -= given[channel];
    given[channel] = 0;
  }
  return { total: Math.max(0, left), channels: given };
}

/** Why a campaign of a type can not begin with a package: nothing of its money would be left. */
export function packageFindings(type: CampaignType, money: PackageMoney): Finding[] {
  return money.total > 0 && moneyFor(type, money).total === 0
    ? [finding('campaign.packageOtherChannels', 'packageId')]
    : [];
}
