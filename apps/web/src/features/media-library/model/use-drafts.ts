import { useState } from 'react';
import { onSessionEnd } from '../../session/index.ts';
import type { MediaDraft } from './media-draft.ts';

/** What was typed and not saved outlives the library, but not the session. */
let kept: ReadonlyMap<string, MediaDraft> = new Map();
onSessionEnd(() => {
  kept = new Map();
});

export function useDrafts() {
  const [drafts, setDrafts] = useState(kept);
  const setDraft = (id: string, draft: MediaDraft | undefined) => {
    const next = new Map(kept);
    if (draft) next.set(id, draft);
    else next.delete(id);
    kept = next;
    setDrafts(next);
  };
  return { drafts, setDraft };
}
