/** The line that says what state the campaign is in; takes the focus when its launch is over. */
export const STATUS_LINE_ID = 'campaign-status';

/**
 * Lets the keys go on at an element of the page when a dialog closes whose button is gone. The dialog gives the
 * focus back in the next frame, to nothing: this comes after it.
 */
export function focusAfterDialog(id: string, options?: FocusOptions): void {
  const focus = () => document.getElementById(id)?.focus(options);
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
