import { type Finding, finding } from '../finding.ts';
import { type Currency, currencySymbol, type Money, showAmount } from './money.ts';

/** What one field for money takes: whole units, five digits. */
export const AMOUNT_MAX_UNITS = 99_999;

/** Larger campaigns are agreed with a person first. */
export const BUDGET_MAX_UNITS = 100_000;

/** Above this a person is asked twice. */
export const RECONFIRM_ABOVE_UNITS = 15_000;

/** An amount a person gives to a channel, in cents. */
export function channelAmountFinding(cents: number, path: string): Finding | undefined {
  if (cents <= 0) return finding('field.minValue', path, { min: 1 });
  if (cents % 100 !== 0) return finding('field.amount', path);
  return cents > AMOUNT_MAX_UNITS * 100
    ? finding('field.between', path, { min: 1, max: AMOUNT_MAX_UNITS })
    : undefined;
}

/** The total of a campaign before its launch, in cents. */
export function totalBudgetFinding(
  cents: number,
  currency: Currency,
  path: string,
): Finding | undefined {
  return cents > BUDGET_MAX_UNITS * 100
    ? finding('budget.tooLarge', path, { currency: currencySymbol(currency) })
    : undefined;
}

/** What is asked before a large total is taken; the second press is the answer. */
export const reconfirmQuestion = (total: Money): Finding | undefined =>
  total.amount > RECONFIRM_ABOVE_UNITS * 100
    ? finding('budget.reconfirm', 'total', {
        currency: currencySymbol(total.currency),
        amount: showAmount(total.amount),
      })
    : undefined;
