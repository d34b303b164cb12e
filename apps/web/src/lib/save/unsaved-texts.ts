import { dropLocal, localKeys, localSlot, type Slot } from '../storage/browser-storage.ts';

const PREFIX = 'posthorn.unsaved';

/** Whose text it is, and the campaign or template it was typed into. */
export interface TextOwner {
  personId: string;
  accountId: string;
  documentId: string;
}

const listeners = new Set<(documentId: string) => void>();

/** People who have signed out on this page: whatever is still open writes nothing more of theirs. */
const gone = new Set<string>();

/** Where this browser keeps what a person typed into a field and could not save yet. */
export function unsavedSlot(owner: TextOwner, field: string): Slot {
  const { personId } = owner;
  const slot = localSlot(keyOf(owner, field));
  return {
    read: slot.read,
    write: (value) => {
      if (!gone.has(personId)) slot.write(value);
    },
  };
}

const keyOf = ({ personId, accountId, documentId }: TextOwner, field: string): string =>
  [PREFIX, personId, accountId, documentId, field].join('.');

/** What follows in the names of the fields that begin so, and have something in them. */
export function unsavedFields(owner: TextOwner, start: string): string[] {
  const begin = keyOf(owner, start);
  return localKeys()
    .filter((key) => key.startsWith(begin))
    .map((key) => key.slice(begin.length));
}

const isTextOf = (personId: string) => (key: string) => key.startsWith(`${PREFIX}.${personId}.`);

/** Whether this browser keeps something that a person typed and that is not saved yet. */
export const hasUnsaved = (personId: string): boolean => localKeys().some(isTextOf(personId));

/** The person signs out: nothing of theirs stays readable in this browser. */
export function forgetUnsaved(personId: string): void {
  gone.add(personId);
  dropLocal(isTextOf(personId));
}

/** The person has signed in, perhaps again on the same page. */
export const keepUnsaved = (personId: string): void => void gone.delete(personId);

/** The campaign or template is gone, so what was typed into it can never be saved. */
export function dropUnsaved(documentId: string): void {
  // First those that would go on trying, and write it down again.
  for (const listener of [...listeners]) listener(documentId);
  dropLocal((key) => key.startsWith(`${PREFIX}.`) && key.split('.').includes(documentId));
}

export function onUnsavedDropped(listener: (documentId: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
