import { dropLocal, localSlot, type Slot } from '../storage/browser-storage.ts';

const PREFIX = 'posthorn.unsaved';

/** Whose text it is, and the campaign or template it was typed into. */
export interface TextOwner {
  personId: string;
  accountId: string;
  documentId: string;
}

const listeners = new Set<(documentId: string) => void>();

/** Where this browser keeps what a person typed into a field and could not save yet. */
export const unsavedSlot = (owner: TextOwner, field: string): Slot =>
  localSlot([PREFIX, owner.personId, owner.accountId, owner.documentId, field].join('.'));

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
