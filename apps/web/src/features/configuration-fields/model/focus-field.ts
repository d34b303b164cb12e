import type { FormField } from './form-values.ts';

export const fieldId = (field: FormField): string => `field-${field}`;

/** What takes the keys in a field, whatever it is made of. */
const controls = ['[role="combobox"]', 'input:not([type="hidden"]):not([tabindex="-1"])', 'button'];

/** Brings a person to a field: in sight, and ready to type. */
export function focusField(field: FormField): void {
  const root = document.getElementById(fieldId(field));
  const control = controls
    .map((selector) => root?.querySelector<HTMLElement>(selector))
    .find((element) => element);
  control?.focus();
  root?.scrollIntoView({ block: 'center' });
}
