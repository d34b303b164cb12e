import { useSyncExternalStore } from 'react';
import { rangeOf } from '../../../lib/page/range-of.ts';

/** The rows that are chosen to be changed together. */
let selected: ReadonlySet<string> = new Set();
/** Whether a phone shows a box on each card, also before one is ticked. */
let isSelecting = false;
/** The row that was chosen last: a range goes from there. */
let last: string | undefined;
const listeners = new Set<() => void>();

function select(ids: ReadonlySet<string>): void {
  selected = ids;
  for (const listener of listeners) listener();
}

/** One function for all rows and for good: a new one with every drawing would subscribe anew. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const selectedNow = (): string[] => [...selected];

export const useIsSelected = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => selected.has(id));

export const useSelection = (): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, () => selected);

/** Chooses a row or leaves it out; as a range, with all rows between it and the one before. */
export function toggleSelected(id: string, order: readonly string[], isRange = false): void {
  const range = isRange ? rangeOf(order, order.indexOf(last ?? id), order.indexOf(id)) : [];
  const meant = [id, ...range];
  const isOn = !selected.has(id);
  last = id;
  select(
    isOn
      ? new Set([...selected, ...meant])
      : new Set([...selected].filter((one) => !meant.includes(one))),
  );
}

/** A list with something selected in it is one in which is being selected. */
export const useIsSelecting = (): boolean =>
  useSyncExternalStore(subscribe, () => isSelecting || selected.size > 0);

export function setSelecting(next: boolean): void {
  isSelecting = next;
  for (const listener of listeners) listener();
}

/** Ends selecting, and with it everything that was selected. */
export function stopSelecting(): void {
  clearSelection();
  setSelecting(false);
}

export const selectAll = (ids: readonly string[]): void => select(new Set(ids));

export function clearSelection(): void {
  last = undefined;
  if (selected.size > 0) select(new Set());
}
