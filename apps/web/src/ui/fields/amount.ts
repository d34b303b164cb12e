/** integer: whole units only. decimal: at most two decimals after a comma or a point. */
export type AmountMode = 'integer' | 'decimal';

/**
 * What stays of a typed or pasted text: digits and separators, so that a wrong form can be shown and
 * explained instead of becoming another amount ("10,5" is not 105). What only groups goes: a pasted
 * "€ 1.250,00" is 1250 in whole units.
 */
export function cleanAmount(text: string, mode: AmountMode): string {
  const kept = text.replace(/[^\d.,]/g, '');
  if (mode === 'integer') {
    // Only beside groups: "10.00" may be on its way to 10.000.
    const whole = kept.replace(/([.,]\d{3})[.,]00$/, '$1');
    return /^\d{1,3}([.,]\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, '') : whole;
  }
  const decimal = Math.max(kept.lastIndexOf(','), kept.lastIndexOf('.'));
  const isGrouped = kept.includes(',') && kept.includes('.');
  if (!isGrouped) return kept;
  return kept.slice(0, decimal).replace(/[.,]/g, '') + kept.slice(decimal);
}

/**
 * Whole units in integer mode, hundredths in decimal mode; null when it is not an amount. Behind a
 * separator somebody may be about to go on: until then it is what stands before it.
 */
export function parseAmount(text: string, mode: AmountMode): number | null {
  const trimmed = text.trim();
  const match = (mode === 'integer' ? /^(\d+)[.,]?$/ : /^(\d+)(?:[.,](\d{0,2}))?$/).exec(trimmed);
  if (!match?.[1]) return null;
  if (mode === 'integer') return Number(match[1]);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The text to edit for an amount; the inverse of parseAmount. */
export function amountText(amount: number | null, mode: AmountMode): string {
  if (amount === null) return '';
  if (mode === 'integer') return String(amount);
  return `${Math.trunc(amount / 100)},${String(Math.abs(amount % 100)).padStart(2, '0')}`;
}

/** As shown while nobody is typing: points between thousands, a comma before the decimals. */
export function displayAmount(text: string, mode: AmountMode): string {
  const amount = parseAmount(text, mode);
  if (amount === null) return text;
  const [whole = '', decimals] = amountText(amount, mode).split(',');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
