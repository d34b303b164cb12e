import type { Slot } from '../../../lib/storage/browser-storage.ts';
import {
  type DraftOwner,
  draftSlots,
  dropDraft,
  dropDrafts,
  readDraft,
  writeDraft,
} from './ad-draft.ts';
import type { EditorState, EditorStore } from './editor-store.ts';
import { isChanged } from './editor-view.ts';

/** Storage is written when typing rests, and every few seconds of typing on. */
const REST_MS = 300;
const MOST_MS = 2000;

/** Keeps in this browser what the editor has not saved, until it is told to stop. */
export function keepDraft(
  store: EditorStore,
  { owner, writer }: { owner: DraftOwner; writer: string },
): { flush: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When it is written, whatever is typed until then. */
  let due = 0;
  let written: EditorState['adType'] | undefined;
  let last = store.snapshot();

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const state = store.snapshot();
    const { adType, copy, base } = state;
    // The form became one of another kind, whose drafts have another place.
    if (written && written !== adType) dropDrafts(owner, written, writer);
    if (!isChanged(state)) {
      dropDrafts(owner, adType, writer);
      store.setDraftKept(null);
      return;
    }
    written = adType;
    const slots = draftSlots(owner, adType);
    const slot = state.offered.length > 0 ? freeSlot(slots) : slots[0];
    const draft = { adType, copy, writer, savedAt: Date.now(), version: base.version };
    store.setDraftKept(slot !== undefined && writeDraft(slot, draft));
    for (const other of slots) if (other !== slot) dropDraft(other, writer);
  }

  /** What is still on offer stays: somebody may want it although they began to write. */
  const freeSlot = (slots: readonly Slot[]): Slot | undefined =>
    slots.find((slot) => (readDraft(slot)?.writer ?? writer) === writer) ?? slots.at(-1);

  const unsubscribe = store.subscribe(() => {
    const before = last;
    last = store.snapshot();
    // What was on offer goes as soon as that is answered: until then the new one is in its place.
    if (last.offered !== before.offered) return write();
    if (last.copy === before.copy && last.base === before.base) return;
    const now = Date.now();
    if (timer === undefined) due = now + MOST_MS;
    clearTimeout(timer);
    timer = setTimeout(write, Math.min(REST_MS, due - now));
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
