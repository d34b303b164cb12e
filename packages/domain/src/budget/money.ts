import { currencyTexts } from '#texts/currency';
export const currencies = ['EUR', 'GBP', 'USD', 'ZWD'] as const;
export type Currency = (typeof currencies)[number];

export const DEFAULT_CURRENCY: Currency = 'EUR';

export const currencyNames: Record<Currency, string> = currencyTexts;

const symbols: Record<Currency, string> = { EUR: '€', GBP: '£', USD: '$', ZWD: 'Z$' };

/** Whole cents with their currency; there is no other money in the product. */
export interface Money {
  amount: number;
  currency: Currency;
}

export function currencySymbol(currency: string | undefined): string {
  return symbols[currency as Currency] ?? symbols[DEFAULT_CURRENCY];
}

/** The Dutch way: a point between thousands, a comma before cents. */
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Cents as whole units, where the currency is said in words. */
export const showAmount = (cents: number): string => whole.format(Math.round(cents / 100));

/** Cents as units with two decimals, without their currency. */
export const showExactAmount = (cents: number): string => exact.format(cents / 100);

/** A budget: no decimals. */
export function showBudget({ amount, currency }: Money): string {
  return `${currencySymbol(currency)}${showAmount(amount)}`;
}

/** What was spent, rounded up, so that no one reads less than was paid. */
export function showSpend({ amount, currency }: Money): string {
  return `${currencySymbol(currency)}${whole.format(Math.ceil(amount / 100))}`;
}

/** What is left, rounded down: together with what was spent it makes the budget. */
export function showRemaining({ amount, currency }: Money): string {
  return `${currencySymbol(currency)}${whole.format(Math.floor(amount / 100))}`;
}

/** A price per click: with its cents. */
export function showPrice({ amount, currency }: Money): string {
  return `${currencySymbol(currency)}${showExactAmount(amount)}`;
}
