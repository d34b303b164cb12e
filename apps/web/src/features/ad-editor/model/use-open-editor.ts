import { useEffect, useState } from 'react';
import { newKey } from '../../../lib/http/new-key.ts';
import { onUnsavedDropped } from '../../../lib/save/unsaved-texts.ts';
import { onSessionEnd } from '../../session/index.ts';
import { type DraftOwner, dropDraft } from './ad-draft.ts';
import { forgetVisits, offerUndo, revivedStore, settleRevived } from './discarded-editors.ts';
import { holdDraft } from './draft-lock.ts';
import type { EditorStore } from './editor-store.ts';
import { isDirty } from './editor-view.ts';
import { keepDraft } from './keep-draft.ts';
import { offerDrafts } from './offer-drafts.ts';

interface Opening {
  /** One editor at a time has this name. */
  name: string;
  owner: DraftOwner;
  create: () => EditorStore;
  /** Goes back to the editor after it was closed by mistake. */
  reopen: (store: EditorStore) => void;
}

/** Editors that stand on the screen, and their names. A store is closed when no one has held it for a moment. */
const held = new Map<EditorStore, string>();

/** Whether a person is still in the editor. */
export const isOpen = (store: EditorStore): boolean => held.has(store);

/** The store of an editor from opening to closing; it offers what was found in this browser. */
export function useOpenEditor({ name, owner, create, reopen }: Opening) {
  const [writer] = useState(newKey);
  const [store] = useState(() => revivedStore(name) ?? create());

  useEffect(() => {
    const closing = new AbortController();
    offerDrafts(owner, store, closing.signal);
    return () => closing.abort();
  }, [owner, store]);

  useEffect(() => {
    const release = holdDraft(writer);
    settleRevived(name);
    held.set(store, name);
    /** The campaign or template is gone, or the session: the draft is not offered. */
    let isEnded = false;
    const drafts = keepDraft(store, { owner, writer });
    const end = () => {
      isEnded = true;
    };
    const stops = [
      onSessionEnd(end),
      onUnsavedDropped((documentId) => {
        if (documentId !== owner.ownerId) return;
        drafts.stop();
        end();
      }),
    ];
    const leave = () => document.visibilityState === 'hidden' && drafts.flush();
    window.addEventListener('pagehide', drafts.flush);
    window.addEventListener('visibilitychange', leave);

    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', drafts.flush);
      window.removeEventListener('visibilitychange', leave);
      if (!isEnded) drafts.flush();
      drafts.stop();
      release();
      held.delete(store);
      // React may draw the same editor once more at once; then it was not closed.
      setTimeout(() => {
        if (![...held.values()].includes(name)) forgetVisits(name);
        if (!held.has(store) && !isEnded) close();
      });
    };

    function close(): void {
      const state = store.snapshot();
      if (state.isSaving) {
        closeWhenSaved();
        return;
      }
      dropDraft(owner, state.adType, writer);
      if (isDirty(state)) offerUndo(name, store, () => reopen(store));
    }

    /** A person left while it was under way: what comes of it decides about the draft. */
    function closeWhenSaved(): void {
      const stop = store.subscribe(() => {
        if (store.snapshot().isSaving) return;
        stop();
        close();
      });
    }
  }, [name, store, writer, owner, reopen]);

  return store;
}
