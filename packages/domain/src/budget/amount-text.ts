import { isBlank } from '../field/blank.ts';
import type { FieldRule } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { AMOUNT_MAX_UNITS, BUDGET_MAX_UNITS } from './amount.ts';
import { showAmount, showExactAmount } from './money.ts';

/**
 * whole: units, where "1.250" is 1250. total: the same for the budget of a campaign, which may be larger.
 * cents: two decimals after a comma or a point.
 */
export type AmountForm = 'whole' | 'total' | 'cents';

/** How many digits a field of whole units takes. */
const digits = {
  whole: String(AMOUNT_MAX_UNITS).length,
  total: String(BUDGET_MAX_UNITS).length,
};

const sign = /^(?:€|£|Z?\$)\s*/;
const plain = /^(0|[1-9]\d*)(?:[.,](\d{1,2}))?$/;
/** A point between thousands: the way amounts are shown. */
const groupedUnits = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;
const grouped: Record<AmountForm, RegExp> = {
  whole: groupedUnits,
  total: groupedUnits,
  // Without decimals "1.255" could be meant either way.
  cents: /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/,
};

/** Units as digits, and cents, of what a person writes as an amount. */
function partsOf(text: string, form: AmountForm): { units: string; cents: string } | undefined {
  const written = text.trim().replace(sign, '');
  const [, units, decimals = ''] = plain.exec(written) ?? grouped[form].exec(written) ?? [];
  return units === undefined
    ? undefined
    : { units: units.replaceAll('.', ''), cents: decimals.padEnd(2, '0') };
}

/** The one grammar of amounts that people write. In cents; undefined for what is none, such as 1e5. */
export function readAmount(text: string, form: AmountForm): number | undefined {
  const parts = partsOf(text, form);
  const cents = parts && Number(parts.units) * 100 + Number(parts.cents);
  // Beyond that it would be another number.
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Numeric, with at most two decimals after a point or a comma. */
export const amount: FieldRule = (value, path) =>
  readAmount(value, 'cents') === undefined ? finding('field.amount', path) : undefined;

/** An amount to be edited, as a person would type it. */
export const amountText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');

/** A typed amount while no one edits it: grouped. What is none stays as it is, to be seen and mended. */
export function shownAmountText(text: string, form: AmountForm): string {
  const cents = readAmount(text, form);
  if (cents === undefined || (form !== 'cents' && cents % 100 !== 0)) return text;
  return form === 'cents' ? showExactAmount(cents) : showAmount(cents);
}

/** What a field can not take of what was typed, and what it made of it. An empty field is only missing. */
export function amountTextFinding(
  text: string,
  path: string,
  form: AmountForm = 'whole',
): Finding | undefined {
  if (isBlank(text)) return undefined;
  const parts = partsOf(text, form);
  const max = form === 'cents' ? undefined : digits[form];
  if (parts && max && parts.units.length > max) {
    return finding('field.amountTooLong', path, { max });
  }
  const cents = readAmount(text, form);
  if (cents === undefined) {
    const isNegative = /^[-−–]/.test(text.trim().replace(sign, ''));
    return finding(isNegative ? 'field.amountBelowZero' : 'field.amount', path);
  }
  return form !== 'cents' && cents % 100 !== 0
    ? finding('field.amountHasCents', path, { amount: showExactAmount(cents) })
    : undefined;
}

/** "1.2" may be on its way to "1.250": what is wrong with it is said when the field is left. */
export const isUnfinishedAmount = (text: string): boolean => /\d[.,]\d{0,2}$/.test(text.trim());

/** A number of several digits does not begin with a zero: left like that, it counts as nothing. */
export const leftAmountText = (text: string): string => (/^0\d/.test(text.trim()) ? '0' : text);
