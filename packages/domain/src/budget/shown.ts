import { budgetTexts } from '#texts/budget';
import { type Currency, showBudget } from './money.ts';

/** The budget a list shows: the one a person set, else the suggested one, else none. */
export function shownBudget(
  campaign: { customTotalGrossBudget: number | null; suggestedTotalGrossBudget: number | null },
  currency: Currency,
): string {
  const amount = campaign.customTotalGrossBudget ?? campaign.suggestedTotalGrossBudget;
  return amount === null ? budgetTexts.none : showBudget({ amount, currency });
}
