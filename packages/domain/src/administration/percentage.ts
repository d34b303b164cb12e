import { readAmount } from '../budget/amount-text.ts';
import { isBlank } from '../field/blank.ts';
import type { FieldRule } from '../field/rules.ts';
import { finding } from '../finding.ts';

export const PERCENTAGE_MAX = 100;

/** A percentage as people write it, in hundredths of a percent; undefined for what is none. */
export const readPercentage = (text: string): number | undefined =>
  readAmount(text.trim().replace(/\s*%$/, ''), 'cents');

/** From 0 to 100, with at most two decimals after a comma or a point. Nothing is fine. */
export const percentage: FieldRule = (value, path) => {
  if (isBlank(value)) return undefined;
  const hundredths = readPercentage(value);
  if (hundredths === undefined) return finding('administration.percentage', path);
  return hundredths > PERCENTAGE_MAX * 100
    ? finding('field.between', path, { min: 0, max: PERCENTAGE_MAX })
    : undefined;
};

/** "12,5": to be edited, as a person would type it. */
export const percentageText = (hundredths: number): string =>
  String(hundredths / 100).replace('.', ',');

/** "12,5%" */
export const showPercentage = (hundredths: number): string => `${percentageText(hundredths)}%`;
