import { channelAmountFinding } from '../budget/amount.ts';
import { amountTextFinding, readAmount } from '../budget/amount-text.ts';
import { isBlank } from '../field/blank.ts';
import { type Finding, finding } from '../finding.ts';

const path = 'customDailyBudget';

/** What may be spent in a day, in cents: whole units, at least one. */
export const dailyBudgetFinding = (cents: number | null): Finding | undefined =>
  cents === null ? finding('field.required', path) : channelAmountFinding(cents, path);

/** What is wrong with it as it was typed. */
export function dailyBudgetTextFinding(text: string): Finding | undefined {
  if (isBlank(text)) return finding('field.required', path);
  return amountTextFinding(text, path) ?? dailyBudgetFinding(readAmount(text, 'whole') ?? null);
}

/** The days of a month, as Meta reckons: a twelfth of a year. */
const DAYS_IN_MONTH = 30.4;

/** About what a daily budget comes to in a month, in cents. */
export const monthlyBudget = (dailyCents: number): number => Math.round(dailyCents * DAYS_IN_MONTH);
