import { type Item, mergedItems } from './items.ts';
import type { Unsaved } from './unsaved-store.ts';

type Reconciled =
  /** The server has it. */
  | { outcome: 'stored' }
  | { outcome: 'unsaved'; unsaved: Unsaved }
  /** Another person changed the same thing in the meantime, to something else. */
  | { outcome: 'conflict' };

interface FieldRules {
  isList: boolean;
  isSame: (one: unknown, other: unknown) => boolean;
  /** Whether the server would take it. */
  fits: (merged: unknown) => boolean;
}

/** Brings an unsaved value together with what the server has now. */
export function reconcile(
  unsaved: Unsaved,
  theirs: unknown,
  { isList, isSame, fits }: FieldRules,
): Reconciled {
  const { value, base, sent } = unsaved;
  if (isSame(value, theirs)) return { outcome: 'stored' };
  if (isSame(base, theirs)) return { outcome: 'unsaved', unsaved };
  if (sent.some((earlier) => isSame(earlier, theirs)))
    return { outcome: 'unsaved', unsaved: { ...unsaved, base: theirs } };
  if (!isList) return { outcome: 'conflict' };
  const [before = [], mine = [], now = []] = [base, value, theirs] as (readonly Item[])[];
  const merged = mergedItems(before, mine, now);
  if (isSame(merged, theirs)) return { outcome: 'stored' };
  if (!fits(merged)) return { outcome: 'conflict' };
  return { outcome: 'unsaved', unsaved: { ...unsaved, value: merged, base: theirs } };
}
