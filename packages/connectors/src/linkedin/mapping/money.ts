import type { Currency } from '@posthorn/domain';
import type { Money } from '../wire.ts';

/** Cents as LinkedIn writes money: a decimal number in a text. */
export function moneyOf(cents: number, currency: Currency): Money {
  const units = Math.floor(cents / 100);
  return {
    amount: `${units}.${String(cents % 100).padStart(2, '0')}`,
    currencyCode: currency,
  };
}

const decimal = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** LinkedIn's decimal number in whole cents, never by way of a float. Half a cent counts as one. */
export function centsOf(amount: string): number {
  const match = decimal.exec(amount.trim());
  if (!match) throw new Error(`LinkedIn sent an amount that is none: ${amount.slice(0, 40)}`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  // One digit more than cents, to round by; the point moves with the exponent.
  const shift = Number(exponent) + 3;
  const digits = whole + fraction;
  const point = whole.length + shift;
  const milli = BigInt(point <= 0 ? 0 : digits.slice(0, point).padEnd(point, '0'));
  const cents = Number((milli + 5n) / 10n);
  return sign === '-' && cents !== 0 ? -cents : cents;
}
