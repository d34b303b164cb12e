/** The element in which a place of the form is mended. */
export const placeId = (path: string): string => `leadform-${path}`;

const controls = 'input:not([type="hidden"]):not([type="file"]), textarea, button';

/** Brings a person to a place of the form: in sight, and ready to type. */
export function focusPlace(path: string): void {
  // A part of a question has no place of its own where it can not be pressed.
  const exact = document.getElementById(placeId(path));
  const root = exact ?? document.getElementById(placeId(path.split('.').slice(0, 2).join('.')));
  root?.querySelector<HTMLElement>(controls)?.focus();
  root?.scrollIntoView({ block: 'center' });
}
