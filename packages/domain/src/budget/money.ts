import { currencyTexts } from '#texts/currency';
import { grouped } from '../field/grouped.ts';

export const currencies = ['EUR', 'GBP', 'USD', 'ZWD'] as const;
export type Currency = (typeof currencies)[number];

/** Those in which networks keep ad accounts. */
const advertisedIn: readonly Currency[] = ['EUR', 'GBP', 'USD'];

export const canAdvertiseIn = (currency: Currency): boolean => advertisedIn.includes(currency);

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

/** Half a unit is rounded away from zero. */
const rounded = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

/** Cents as whole units, where the currency is said in words. */
export const showAmount = (cents: number): string => grouped(rounded(cents / 100));

/** Cents as units with two decimals after a comma, without their currency. */
export function showExactAmount(cents: number): string {
  const whole = rounded(cents);
  const units = grouped(Math.trunc(whole / 100));
  const rest = String(Math.abs(whole % 100)).padStart(2, '0');
  return `${whole < 0 && whole > -100 ? '-' : ''}${units},${rest}`;
}

/** The sign stands before the currency. */
const withSymbol = (currency: Currency, shown: string): string => {
  const symbol = currencySymbol(currency);
  return shown.startsWith('-') ? `-${symbol}${shown.slice(1)}` : `${symbol}${shown}`;
};

/** A budget: no decimals. */
export function showBudget({ amount, currency }: Money): string {
  return withSymbol(currency, showAmount(amount));
}

/** What was spent, rounded up, so that no one reads less than was paid. */
export function showSpend({ amount, currency }: Money): string {
  return withSymbol(currency, grouped(Math.ceil(amount / 100)));
}

/** What is left, rounded down: together with what was spent it makes the budget. */
export function showRemaining({ amount, currency }: Money): string {
  return withSymbol(currency, grouped(Math.floor(amount / 100)));
}

/** A price per click: with its cents. */
export function showPrice({ amount, currency }: Money): string {
  return withSymbol(currency, showExactAmount(amount));
}
