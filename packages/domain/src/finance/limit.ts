import { type Currency, showPrice } from '../budget/money.ts';
import { ACTIVE, type CampaignStatus, hasFailed, isBeforeLaunch } from '../campaign/status.ts';
import { type Finding, finding } from '../finding.ts';
import { campaignMoney, type SpendableMoney } from './ledger.ts';

/** What campaigns of an account may still take, in cents; null where its money is no limit. */
export type FreeMoney = number | null;

/** What a campaign takes of the account's money besides what it holds, once it runs with `larger`. */
export const takenBy = (
  { status, spendable }: { status: CampaignStatus; spendable: SpendableMoney },
  larger: SpendableMoney,
): number => {
  const reserved = (as: CampaignStatus, money: SpendableMoney) =>
    campaignMoney({ status: as, spendable: money, spent: money.spent }).reserved;
  return reserved(ACTIVE, larger) - reserved(status, spendable);
};

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
  { status, currency }: { status: CampaignStatus; currency: Currency },
  spendable: SpendableMoney,
  free: FreeMoney,
): Finding | undefined => {
  if (!isBeforeLaunch(status) && !hasFailed(status)) return undefined;
  return coverFinding(takenBy({ status, spendable }, spendable), free, currency, 'budget');
};

/**
 * How much more a launch takes than is free to use, in cents; null where it is covered. Where money is no limit it
 * closes nothing, but whoever launches should know.
 */
export const launchShortfall = (
  { status }: { status: CampaignStatus },
  spendable: SpendableMoney,
  available: number,
): number | null => {
  if (!isBeforeLaunch(status) && !hasFailed(status)) return null;
  const lacking = takenBy({ status, spendable }, spendable) - Math.max(0, available);
  return lacking > 0 ? lacking : null;
};
