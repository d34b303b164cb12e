import { type ChannelAmounts, remainingBudget } from '../budget/campaign-budget.ts';
import { type CampaignStatus, isRunning } from '../campaign/status.ts';
import type { BudgetChannel } from '../channel/placement.ts';
import type { DynamicCampaignStatus } from '../dynamic-campaign/status.ts';

/**
 * Between which the ledger of an account moves money. `deposits` and `corrections` are where it came from, so
 * they hold what was paid in with a minus; the three others are where it is.
 */
export const ledgerPlaces = ['deposits', 'corrections', 'available', 'reserved', 'spent'] as const;
export type LedgerPlace = (typeof ledgerPlaces)[number];

export interface LedgerLine {
  place: LedgerPlace;
  /** In cents. The lines of an entry add up to zero. */
  amount: number;
}

/** What is booked by hand. */
export const bookingKinds = ['deposit', 'correction'] as const;
export type BookingKind = (typeof bookingKinds)[number];

const sources: Record<BookingKind, LedgerPlace> = {
  deposit: 'deposits',
  correction: 'corrections',
};

const without0 = (lines: LedgerLine[]) => lines.filter(({ amount }) => amount !== 0);

export const bookingLines = (kind: BookingKind, cents: number): LedgerLine[] =>
  without0([
    { place: sources[kind], amount: -cents },
    { place: 'available', amount: cents },
  ]);

/** What a campaign holds of its account's money, in cents. */
export interface CampaignMoney {
  /** Of its budget, not spent yet. */
  reserved: number;
  spent: number;
}

/** What networks can spend of a campaign's budget, and what they have spent of that, in cents. */
export interface SpendableMoney {
  budget: number;
  spent: number;
}

/** The same of the channels where ads can be shown: the budget of another channel cannot be spent. */
export const spendableMoney = (
  channels: readonly BudgetChannel[],
  channelBudget: ChannelAmounts,
  spent: Record<BudgetChannel, number>,
): SpendableMoney => {
  const sum = (amounts: ChannelAmounts) =>
    channels.reduce((total, channel) => total + (amounts[channel] ?? 0), 0);
  return { budget: sum(channelBudget), spent: sum(spent) };
};

/** What a campaign is to hold: while it runs, what networks can still spend is kept for it. */
export const campaignMoney = (campaign: {
  status: CampaignStatus;
  spendable: SpendableMoney;
  /** On all channels. */
  spent: number;
}): CampaignMoney => {
  const { status, spendable, spent } = campaign;
  const reserved = isRunning(status) ? remainingBudget(spendable.budget, spendable.spent) : 0;
  return { reserved, spent };
};

/**
 * What a dynamic campaign is to hold. It has no end and so no budget as a whole: while it runs, what may be spent in one
 * day is kept for it.
 */
export const dynamicCampaignMoney = (campaign: {
  status: DynamicCampaignStatus;
  dailyBudget: number;
  spent: number;
}): CampaignMoney => {
  const { status, dailyBudget, spent } = campaign;
  return { reserved: isRunning(status) ? dailyBudget : 0, spent };
};

/** The entry that brings the ledger from what a campaign held to what it holds; no lines where nothing changed. */
export function campaignLines(before: CampaignMoney, after: CampaignMoney): LedgerLine[] {
  const reserved = after.reserved - before.reserved;
  const spent = after.spent - before.spent;
  return without0([
    { place: 'available', amount: -(reserved + spent) },
    { place: 'reserved', amount: reserved },
    { place: 'spent', amount: spent },
  ]);
}

/** Within which invoices are to be paid where nothing else was agreed. */
export const PAYMENT_DAYS = 30;

/** What is free to use of a balance. */
export const freeOf = (total: number, reserved: number): number => total - reserved;

/** The money an account has: what is free to use, and what is reserved. */
export const balanceTotal = ({ available, reserved }: { available: number; reserved: number }) =>
  available + reserved;
