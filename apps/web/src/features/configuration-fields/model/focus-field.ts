import type { FormField } from './form-values.ts';

export const fieldId = (field: FormField): string => `field-${field}`;

/** What takes the keys in a field, whatever it is made of. */
const controls = [
  '[role="combobox"]',
  'input:not([type="hidden"]):not([tabindex="-1"])',
  'textarea',
  'button',
];

export const focusField = (field: FormField): void =>
  focusControlIn(document.getElementById(fieldId(field)));

/** Brings a person to the field in an element: in sight, and ready to type. */
export function focusControlIn(root: Element | null): void {
  const control = controls
    .map((selector) => root?.querySelector<HTMLElement>(selector))
    .find((element) => element);
  control?.focus();
  root?.scrollIntoView({ block: 'center' });
}
