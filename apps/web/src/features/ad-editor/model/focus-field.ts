import type { EditorField } from './content.ts';
import type { Place } from './history.ts';

export const fieldId = (field: EditorField): string => `ad-${field}`;

/** Where somebody decides whose version stays. */
export const conflictId = 'ad-conflict';

const controls = 'textarea, input:not([type="hidden"]):not([hidden]), button, [tabindex="0"]';

function controlOf(field: EditorField): HTMLElement | null {
  const root = document.getElementById(fieldId(field));
  return root?.matches(controls) ? root : (root?.querySelector<HTMLElement>(controls) ?? null);
}

export const focusConflict = (): void =>
  document.getElementById(conflictId)?.querySelector('button')?.focus();

/** Brings somebody to a field: in sight, and ready to type. */
export function focusField(field: EditorField, block: ScrollLogicalPosition = 'center'): void {
  const control = controlOf(field);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block });
}

/** The same after something was taken back there: the caret stands where it happened. */
export function focusPlace({ field, caret }: Place): void {
  focusField(field, 'nearest');
  const control = document.activeElement;
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  if (isText && caret !== undefined) control.setSelectionRange(caret, caret);
}
