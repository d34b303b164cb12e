import { unsavedSlot } from '../../campaigns/index.ts';
import { type Field, fields, isValueOf } from './values.ts';

/** A value that the server does not have yet. */
export interface Unsaved {
  value: unknown;
  /** What the server had when the change began: if it has something else by now, somebody was there. */
  base: unknown;
  /** What was sent without an answer so far, the last at the end: the server may have any of it. */
  sent: readonly unknown[];
  /** The status of the campaign it was meant for. */
  status: string;
}

export interface UnsavedStore {
  read(): Map<Field, Unsaved>;
  write(field: Field, unsaved: Unsaved | null): void;
}

/**
 * Survives a reload and a closed tab. Every field has a place of its own, so that two tabs do not
 * wipe out each other's work.
 */
export function createUnsavedStore(owner: {
  personId: string;
  accountId: string;
  campaignId: string;
}): UnsavedStore {
  const slotOf = (field: Field) => unsavedSlot(owner, field);
  return {
    read: () =>
      new Map(
        fields.flatMap((field) => {
          const unsaved = parse(field, slotOf(field).read());
          return unsaved ? [[field, unsaved] as const] : [];
        }),
      ),
    write: (field, unsaved) => slotOf(field).write(unsaved && JSON.stringify(unsaved)),
  };
}

function parse(field: Field, text: string | null): Unsaved | undefined {
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
}
