import { type Currency, showPrice } from '../budget/money.ts';
import { type CampaignStatus, hasFailed, isBeforeLaunch } from '../campaign/status.ts';
import { type Finding, finding } from '../finding.ts';
import { campaignMoney } from './ledger.ts';

/** What campaigns of an account may still take, in cents; null where its money is no limit. */
export type FreeMoney = number | null;

interface Held {
  status: CampaignStatus;
  customTotalGrossBudget: number | null;
  /** In cents, on all channels. */
  spent: number;
}

/** What a campaign takes of the account's money besides what it holds, once it runs with a budget. */
export const takenBy = (campaign: Held, customTotalGrossBudget: number): number =>
  campaignMoney({ status: 'active', customTotalGrossBudget, spent: campaign.spent }).reserved -
  campaignMoney(campaign).reserved;

/** Whether money that is taken is there. Taking nothing is always possible, also where more was spent than paid in. */
export const coverFinding = (
  taken: number,
  free: FreeMoney,
  currency: Currency,
  path: string,
): Finding | undefined => {
  if (free === null || taken <= 0 || taken <= free) return undefined;
  const params = {
    needed: showPrice({ amount: taken, currency }),
    free: showPrice({ amount: Math.max(0, free), currency }),
  };
  return finding('finance.notCovered', path, params);
};

/** The same for a launch. What runs already has its money, and an extension is judged by what it adds. */
export const launchCoverFinding = (
  campaign: Held & { currency: Currency },
  free: FreeMoney,
): Finding | undefined => {
  const { status, customTotalGrossBudget, currency } = campaign;
  if (!isBeforeLaunch(status) && !hasFailed(status)) return undefined;
  const taken = takenBy(campaign, customTotalGrossBudget ?? 0);
  return coverFinding(taken, free, currency, 'budget');
};
