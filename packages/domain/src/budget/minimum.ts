import { type CalendarDate, runningDays } from '../calendar/date.ts';
import {
  type BudgetChannel,
  budgetChannels,
  budgetNames,
  budgetSpecs,
} from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { type ChannelAmounts, totalOf } from './campaign-budget.ts';
import { type Currency, currencyNames, showAmount, showBudget } from './money.ts';

/** What a network wants for each day, in cents, and for how many days at least. */
interface Floor {
  perDay: number;
  fewestDays: number;
}

const daily: Floor = { perDay: 1_00, fewestDays: 1 };
const linkedIn: Floor = { perDay: 10_00, fewestDays: 10 };

/** Below these the networks refuse a campaign. Where we know of none, they decide themselves. */
const floors: Record<BudgetChannel, Partial<Record<Currency, Floor>>> = {
  facebook: { EUR: daily, GBP: daily, USD: daily },
  googleDisplay: { EUR: daily, GBP: daily, USD: daily },
  googleSearch: { EUR: daily, GBP: daily, USD: daily },
  linkedIn: { EUR: linkedIn, GBP: { ...linkedIn, perDay: 8_00 }, USD: linkedIn },
};

/** What a network wants for each day, in cents; 0 where none is known. */
export const dailyMinimum = (channel: BudgetChannel, currency: Currency): number =>
  floors[channel][currency]?.perDay ?? 0;

/** When and in which currency a campaign spends. */
export interface Spending {
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  currency: Currency;
  /** See `minimumTimesOf`; once where it is missing. */
  minimumTimes?: MinimumTimes;
}

/** How often each budget must hold the minimum of its network, because of its ads. */
export type MinimumTimes = Partial<Record<BudgetChannel, number>>;

/**
 * The least a channel must get with the ads that it has, in cents and whole units; undefined while there are
 * no dates, or none is known.
 */
export function minimumBudget(
  channel: BudgetChannel,
  { startDate, endDate, currency, minimumTimes = {} }: Spending,
): number | undefined {
  if (!startDate || !endDate || endDate < startDate) return undefined;
  const days = runningDays(startDate, endDate);
  return minimumForDays(channel, days, currency, minimumTimes[channel]);
}

/** The same for a number of days, in whatever month they are; undefined where no minimum is known. */
export function minimumForDays(
  channel: BudgetChannel,
  days: number,
  currency: Currency,
  times = 1,
): number | undefined {
  const floor = floors[channel][currency];
  if (!floor) return undefined;
  return Math.ceil((Math.max(floor.fewestDays, days) * floor.perDay * times) / 100) * 100;
}

/** The channels with money, each with what it must get at least. */
const funded = (amounts: ChannelAmounts, spending: Spending) =>
  budgetChannels.flatMap((channel) => {
    const amount = amounts[channel] ?? 0;
    return amount > 0 ? [{ channel, amount, least: minimumBudget(channel, spending) ?? 0 }] : [];
  });

/** Which channels got too little for the time they run. */
export const minimumFindings = (amounts: ChannelAmounts, spending: Spending): Finding[] =>
  funded(amounts, spending)
    .filter(({ amount, least }) => amount < least)
    .map(({ channel, least }) => {
      const said = { amount: showAmount(least), currency: currencyNames[spending.currency] };
      return (spending.minimumTimes?.[channel] ?? 1) > 1
        ? finding(splitCode(channel), channel, said)
        : finding('budget.channelMinimum', channel, { channel: budgetNames[channel], ...said });
    });

/** Why a network wants its minimum more than once. */
const splitCode = (channel: BudgetChannel) =>
  budgetSpecs[channel].splitsByPlace ? 'launch.metaPlaces' : 'launch.linkedInFormats';

/** The total can not do for these channels, however it is divided. */
export function notEnoughFinding(amounts: ChannelAmounts, spending: Spending): Finding | undefined {
  const least = funded(amounts, spending).reduce((sum, each) => sum + each.least, 0);
  return totalOf(amounts) < least
    ? finding('budget.notEnough', 'total', {
        amount: showBudget({ amount: least, currency: spending.currency }),
      })
    : undefined;
}
