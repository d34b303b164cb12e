import { type FocusEvent, useEffect, useRef } from 'react';

const rowSelector = (id: string) => `[data-row="${CSS.escape(id)}"]`;

/**
 * Keeps the keyboard in a list when the row that had the focus leaves it: deleted, or no longer one of
 * those that are shown. The row that takes its place gets the focus, or the list when none is left. Where
 * a dialog has the focus that the row opened, that happens when it closes.
 */
export function useRowFocus(ids: readonly string[], isDialogOpen = false) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: string; at: number }>(undefined);

  useEffect(() => {
    const held = last.current;
    if (!held || !list.current || isDialogOpen) return;
    if (list.current.querySelector(rowSelector(held.id))) {
      held.at = ids.indexOf(held.id);
      return;
    }
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = ids[Math.min(held.at, ids.length - 1)];
    const row = next === undefined ? null : list.current.querySelector(rowSelector(next));
    const within = ['a', 'button'].map((name) => row?.querySelector<HTMLElement>(name));
    const target = within.find(Boolean) ?? list.current;
    target.focus({ preventScroll: true });
  }, [ids, isDialogOpen]);

  /** What a row opens has the focus in its name; only the row itself says where it is. */
  function onFocus({ target }: FocusEvent): void {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (id !== undefined) last.current = { id, at: ids.indexOf(id) };
  }

  return { ref: list, tabIndex: -1, onFocus, className: 'outline-none' };
}
