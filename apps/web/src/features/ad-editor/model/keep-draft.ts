import type { Slot } from '../../../lib/storage/browser-storage.ts';
import { type DraftOwner, draftSlot, dropDraft, writeDraft } from './ad-draft.ts';
import type { EditorState, EditorStore } from './editor-store.ts';
import { isChanged } from './editor-view.ts';

/** Storage is written at most so often, however fast somebody types. */
const BETWEEN_MS = 300;

/** Keeps in this browser what the editor has not saved, until it is told to stop. */
export function keepDraft(
  store: EditorStore,
  { owner, writer }: { owner: DraftOwner; writer: string },
): { flush: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: { slot: Slot; of: EditorState['adType'] } | undefined;
  let last = store.snapshot();

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const state = store.snapshot();
    const { adType, copy, base } = state;
    const slot = draftSlot(owner, adType);
    // The form became one of another kind, whose drafts have another place.
    if (written && written.of !== adType) dropDraft(written.slot, writer);
    if (!isChanged(state)) {
      dropDraft(slot, writer);
      store.setDraftKept(null);
      return;
    }
    written = { slot, of: adType };
    const draft = { adType, copy, writer, savedAt: Date.now(), version: base.version };
    store.setDraftKept(writeDraft(slot, draft));
  }

  const unsubscribe = store.subscribe(() => {
    const before = last;
    last = store.snapshot();
    if (last.copy === before.copy && last.base === before.base) return;
    timer ??= setTimeout(write, BETWEEN_MS);
  });

  if (isChanged(last)) write();

  return {
    flush: () => {
      if (timer !== undefined) write();
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
