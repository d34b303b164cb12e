import { productNow } from '../../../lib/time/clock.ts';
import { type DraftOwner, draftSlot, dropDraft, writeDraft } from './ad-draft.ts';
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
    if (written && written !== adType) dropDraft(owner, written, writer);
    if (!isChanged(state)) {
      dropDraft(owner, adType, writer);
      store.setDraftKept(null);
      return;
    }
    written = adType;
    const draft = { adType, copy, writer, savedAt: productNow(), version: base.version };
    store.setDraftKept(writeDraft(draftSlot(owner, adType, writer), draft));
  }

  const unsubscribe = store.subscribe(() => {
    const before = last;
    last = store.snapshot();
    // What was on offer goes as soon as that is answered: what is restored is written down first.
    if (last.offered !== before.offered) return write();
    if (last.copy === before.copy && last.base === before.base) return;
    const now = productNow();
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
