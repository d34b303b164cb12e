import type { Unsaved } from './unsaved-store.ts';
import { type Field, isList, mergedList, sameValue, type Values } from './values.ts';

export type Reconciled =
  /** The server has it. */
  | { outcome: 'stored' }
  | { outcome: 'unsaved'; unsaved: Unsaved }
  /** Somebody else changed the same thing in the meantime, to something else. */
  | { outcome: 'conflict' };

/** Brings an unsaved value together with what the server has now. */
export function reconcile(
  field: Field,
  unsaved: Unsaved,
  theirs: unknown,
  fits: (merged: unknown) => boolean,
): Reconciled {
  const { value, base, sent } = unsaved;
  if (sameValue(field, value, theirs)) return { outcome: 'stored' };
  if (sameValue(field, base, theirs)) return { outcome: 'unsaved', unsaved };
  if (sent.some((earlier) => sameValue(field, earlier, theirs)))
    return { outcome: 'unsaved', unsaved: { ...unsaved, base: theirs } };
  if (!isList(field)) return { outcome: 'conflict' };
  const [before, mine, now] = [base, value, theirs] as Values['profiles'][];
  const merged = mergedList(before ?? [], mine ?? [], now ?? []);
  if (sameValue(field, merged, theirs)) return { outcome: 'stored' };
  if (!fits(merged)) return { outcome: 'conflict' };
  return { outcome: 'unsaved', unsaved: { ...unsaved, value: merged, base: theirs } };
}
