import { totalBudgetFinding } from '../budget/amount.ts';
import type { Currency } from '../budget/money.ts';
import { detailFinding } from '../campaign/details.ts';
import { tidyLine } from '../field/blank.ts';
import { between, firstFinding, maxLength, printableLine } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';

export const TEMPLATE_RUNTIME_MIN = 1;
export const TEMPLATE_RUNTIME_MAX = 60;
export const TEMPLATE_URL_MAX = 200;
export const PURPOSE_MAX = 255;

/** The fields of a custom template that a person types. */
export const templateTextFields = ['title', 'purpose', 'targetUrl', 'poNumber'] as const;
export type TemplateTextField = (typeof templateTextFields)[number];

/** What can not be saved in a field. An empty field can: a template may be half finished. */
export function templateTextFinding(field: TemplateTextField, value: string): Finding | undefined {
  const tidy = tidyLine(value);
  if (tidy === '') return undefined;
  if (field === 'purpose')
    return firstFinding(tidy, [printableLine, maxLength(PURPOSE_MAX)], field);
  const found = detailFinding(field, tidy);
  if (found || field !== 'targetUrl') return found;
  return maxLength(TEMPLATE_URL_MAX)(tidy, field);
}

/** Days. */
export function templateRuntimeFinding(runtime: number): Finding | undefined {
  return Number.isInteger(runtime)
    ? between(TEMPLATE_RUNTIME_MIN, TEMPLATE_RUNTIME_MAX)(String(runtime), 'runtime')
    : finding('field.malformed', 'runtime');
}

/** Cents. Campaigns divide it in whole units; none at all can be said by 0. */
export function templateBudgetFinding(cents: number, currency: Currency): Finding | undefined {
  if (cents % 100 !== 0) return finding('field.amount', 'budget');
  return totalBudgetFinding(cents, currency, 'budget');
}
