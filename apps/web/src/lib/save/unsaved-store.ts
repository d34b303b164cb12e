import type { Slot } from '../storage/browser-storage.ts';

/** A value that the server does not have yet. */
export interface Unsaved {
  value: unknown;
  /** What the server had when the change began: if it has something else by now, another person was there. */
  base: unknown;
  /** What was sent without an answer so far, the last at the end: the server may have any of it. */
  sent: readonly unknown[];
  /** The status of the document it was meant for. */
  status: string;
}

export interface UnsavedStore<Field extends string = string> {
  read(): Map<Field, Unsaved>;
  write(field: Field, unsaved: Unsaved | null): void;
}

interface StoredFields<Field extends string> {
  fields: readonly Field[];
  /** Every field has a place of its own, so that two tabs do not wipe out each other's work. */
  slotOf(field: Field): Slot;
  /** What comes from the browser's storage may be of an older release or not ours at all. */
  isValueOf(field: Field, value: unknown): boolean;
}

/** Survives a reload and a closed tab. */
export function createUnsavedStore<Field extends string>({
  fields,
  slotOf,
  isValueOf,
}: StoredFields<Field>): UnsavedStore<Field> {
  const parse = (field: Field): Unsaved | undefined => {
    const text = slotOf(field).read();
    if (text === null) return undefined;
    try {
      const { value, base, sent, status } = JSON.parse(text) as Unsaved;
      const all: unknown[] = [value, base, ...sent];
      return all.every((one) => isValueOf(field, one))
        ? { value, base, sent, status: String(status) }
        : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read: () =>
      new Map(
        fields.flatMap((field) => {
          const unsaved = parse(field);
          return unsaved ? [[field, unsaved] as const] : [];
        }),
      ),
    write: (field, unsaved) => slotOf(field).write(unsaved && JSON.stringify(unsaved)),
  };
}
