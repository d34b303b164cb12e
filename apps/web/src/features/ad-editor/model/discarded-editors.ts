import { commonTexts } from '@posthorn/domain/texts/common';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { toast } from '../../../ui/index.ts';
import { onSessionEnd } from '../../session/index.ts';
import type { EditorStore } from './editor-store.ts';

/** Editors that were closed by mistake and open again, each under its name. */
const revived = new Map<string, { store: EditorStore; stop: () => void }>();
/** How often one was brought back: an editor that stands open under this name gives way. */
const visits = new Map<string, number>();
const listeners = new Set<() => void>();

export function subscribeRevived(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const revivedVisits = (name: string): number => visits.get(name) ?? 0;
export const revivedStore = (name: string): EditorStore | undefined => revived.get(name)?.store;

/** It stands open: the next one under this name begins anew. */
export function settleRevived(name: string): void {
  revived.get(name)?.stop();
  revived.delete(name);
}

/** No editor stands open under this name any more, so none has to give way. */
export const forgetVisits = (name: string): void => void visits.delete(name);

/** Says that unsaved work was thrown away, and has it back for a while. */
export function offerUndo(name: string, store: EditorStore, reopen: () => void): void {
  const undo = () => {
    revived.set(name, { store, stop });
    visits.set(name, revivedVisits(name) + 1);
    for (const listener of [...listeners]) listener();
    reopen();
  };
  const id = toast.warning(editorTexts.draftDiscarded, {
    action: { label: commonTexts.undo, onPress: undo },
    // One that is being brought back is still to be kept from the next person.
    onClose: () => revivedStore(name) === store || stop(),
  });
  // The next person must not open what this one wrote.
  const stop = onSessionEnd(() => {
    stop();
    toast.close(id);
    revived.clear();
    visits.clear();
  });
}
