import { dropLocal, localSlot, type Slot } from '../../../lib/storage/browser-storage.ts';

const PREFIX = 'posthorn.unsaved';

interface Owner {
  personId: string;
  accountId: string;
  campaignId: string;
}

const listeners = new Set<(campaignId: string) => void>();

/** Where this browser keeps what a person typed into a field of a campaign and could not save yet. */
export const unsavedSlot = (owner: Owner, field: string): Slot =>
  localSlot([PREFIX, owner.personId, owner.accountId, owner.campaignId, field].join('.'));

/** The campaign is gone: nobody will ever save what was typed into it. */
export function dropUnsaved(campaignId: string): void {
  // First those who would go on trying, and write it down again.
  for (const listener of [...listeners]) listener(campaignId);
  dropLocal((key) => key.startsWith(`${PREFIX}.`) && key.split('.').includes(campaignId));
}

export function onUnsavedDropped(listener: (campaignId: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
