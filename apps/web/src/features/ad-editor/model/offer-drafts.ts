import {
  type AdDraft,
  type DraftOwner,
  draftSlot,
  dropDraft,
  isSameDraft,
  readDraft,
  readDrafts,
} from './ad-draft.ts';
import { isSameCopy } from './differences.ts';
import { whenDraftIsFree } from './draft-lock.ts';
import type { EditorStore } from './editor-store.ts';
import { isChanged } from './editor-view.ts';

/** Older ones are forgotten. */
const DRAFTS_MAX = 5;

/** Offers what closed or crashed editors left in this browser; what is open in another tab stays there. */
export function offerDrafts(owner: DraftOwner, store: EditorStore, signal: AbortSignal): void {
  for (const { adType, writer } of readDrafts(owner, store.snapshot().adType)) {
    whenDraftIsFree(
      writer,
      () => {
        // Saved or thrown away in its own tab meanwhile; or this editor has become another one.
        const draft = readDraft(draftSlot(owner, adType, writer));
        if (!draft || signal.aborted || isChanged(store.snapshot())) return;
        store.offer(tidied(owner, store, draft));
      },
      signal,
    );
  }
}

/** The offers with one more: the newest first, each text once, and not too many. */
function tidied(owner: DraftOwner, store: EditorStore, found: AdDraft): AdDraft[] {
  const { adType, copy, offered } = store.snapshot();
  const all = [...offered, found].sort((one, other) => other.savedAt - one.savedAt);
  const kept = all
    .filter((draft) => !isSameCopy(adType, draft.copy, copy))
    .filter((draft, nth, rest) => !rest.slice(0, nth).some((newer) => isSameDraft(newer, draft)))
    .slice(0, DRAFTS_MAX);
  for (const draft of all) {
    if (!kept.includes(draft)) dropDraft(owner, draft.adType, draft.writer);
  }
  return kept;
}
