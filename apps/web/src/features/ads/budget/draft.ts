import {
  amountText,
  amountTextFinding,
  type BudgetChannel,
  budgetChannels,
  type ChannelAmounts,
  type Currency,
  channelsPaidBy,
  closedBudgetFinding,
  dividedOver,
  type Finding,
  isBudgetOpen,
  perBudget,
  readAmount,
  totalOf,
} from '@posthorn/domain';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';

/** One line of the dialog: an amount stays while its channel is off. */
export interface BudgetEntry {
  isOn: boolean;
  /** As typed: it should be whole units, and the rules say so where it is not. */
  text: string;
}
export type BudgetDraft = Record<BudgetChannel, BudgetEntry>;

/** What a person entered, and the campaign whose budget they saw then. */
export interface EnteredBudget {
  draft: BudgetDraft;
  seen: Campaign;
}

/** The campaign in the words of the rules of budgets. */
export const fundable = (campaign: Campaign, currency: Currency) => ({
  ...rulesOf(campaign),
  currency,
});

export const hasAds = ({ channelsWithAds }: Campaign, budget: BudgetChannel): boolean =>
  channelsPaidBy(budget).some((channel) => channelsWithAds.includes(channel));

/** In cents; null for a channel that is off, zero for one that is on and empty or not to be read. */
export const amountsOf = (draft: BudgetDraft): ChannelAmounts =>
  perBudget((channel) => {
    const { isOn, text } = draft[channel];
    if (!isOn) return null;
    return amountTextFinding(text, channel) ? 0 : (readAmount(text, 'whole') ?? 0);
  });

/** What was typed and is no amount: it counts as nothing until it is mended. */
export const unreadable = (draft: BudgetDraft): Finding[] =>
  budgetChannels.flatMap((channel) => {
    const { isOn, text } = draft[channel];
    return (isOn ? amountTextFinding(text, channel) : undefined) ?? [];
  });

/** What a person set, else a total as we would divide it, else nothing on the channels in use. */
export function draftOf(campaign: Campaign, currency: Currency): BudgetDraft {
  const { customChannelBudget: amounts, customTotalGrossBudget: total } = campaign;
  if (totalOf(amounts) > 0) {
    return perBudget((channel) => ({
      isOn: (amounts[channel] ?? 0) > 0,
      text: textOf(amounts[channel] ?? 0),
    }));
  }
  const empty = perBudget((channel) => ({ isOn: isInUse(campaign, channel), text: '' }));
  return total ? filledWith(empty, total, campaign, currency) : empty;
}

/** The channels that are on; those in use while there are none. */
export function wantedIn(draft: BudgetDraft, campaign: Campaign): BudgetChannel[] {
  const on = budgetChannels.filter((channel) => draft[channel].isOn);
  return on.length > 0 ? on : budgetChannels.filter((channel) => isInUse(campaign, channel));
}

/** A total over the channels that are on and that it is enough for, as we would divide it. */
export function filledWith(
  draft: BudgetDraft,
  total: number,
  campaign: Campaign,
  currency: Currency,
): BudgetDraft {
  const amounts = dividedOver(total, wantedIn(draft, campaign), { ...campaign, currency });
  return perBudget((channel) => {
    const amount = amounts[channel];
    return amount === null
      ? { ...draft[channel], isOn: false }
      : { isOn: true, text: textOf(amount) };
  });
}

const textOf = (cents: number) => (cents > 0 ? amountText(cents) : '');

/** Where there are ads; everywhere that is open while there are none. */
function isInUse(campaign: Campaign, channel: BudgetChannel): boolean {
  const off = rulesOf(campaign).channelsOff;
  const isOpen = (each: BudgetChannel) =>
    isBudgetOpen(off, each) && !closedBudgetFinding({ ...campaign, channelsOff: off }, each);
  const used = budgetChannels.filter((each) => isOpen(each) && hasAds(campaign, each));
  return used.length > 0 ? used.includes(channel) : isOpen(channel);
}

export const isSameDraft = (one: BudgetDraft, other: BudgetDraft): boolean =>
  budgetChannels.every(
    (channel) =>
      one[channel].isOn === other[channel].isOn && one[channel].text === other[channel].text,
  );
