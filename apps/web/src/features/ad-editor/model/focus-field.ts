import type { Place } from './history.ts';

/** How a place of the form is found on the screen: a field, or a line of one. */
export const fieldId = (place: string): string => `ad-${place}`;

/** Where a person decides whose version stays. */
export const conflictId = 'ad-conflict';

/** Where a person types comes before what helps to type. */
const typed = 'textarea, input:not([type="hidden"], [type="file"], [hidden])';
const pressed = 'button, [tabindex="0"]';

function controlOf(place: string): HTMLElement | null {
  const root = document.getElementById(fieldId(place));
  if (root?.matches(`${typed}, ${pressed}`)) return root;
  return (
    root?.querySelector<HTMLElement>(typed) ?? root?.querySelector<HTMLElement>(pressed) ?? null
  );
}

export const focusConflict = (): void =>
  document.getElementById(conflictId)?.querySelector('button')?.focus();

/** Brings a person to a place: in sight, and ready to type. */
export function focusField(place: string, block: ScrollLogicalPosition = 'center'): void {
  const control = controlOf(place);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block });
}

/** The same after something was taken back there: the caret stands where it happened. */
export function focusPlace({ path, caret }: Place): void {
  focusField(path, 'nearest');
  const control = document.activeElement;
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  if (isText && caret !== undefined) control.setSelectionRange(caret, caret);
}
