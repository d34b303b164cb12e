import { type AdType, adTypeSpecs } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { toast } from '../../../ui/index.ts';
import { adOwnerKey, adsHref, useKeepAds } from '../../ads/index.ts';
import { forgetDismissedWords, passDismissedWords } from '../../wording/index.ts';
import { saveAd } from '../api/save-ad.ts';
import { savedAd } from './ad-content.ts';
import type { EditorScene } from './editor-scene.ts';
import type { EditorState, EditorStore } from './editor-store.ts';
import { isMade } from './editor-view.ts';
import { formOf } from './forms.ts';
import { announceSave } from './own-saves.ts';
import { isOpen } from './use-open-editor.ts';

/** Of an ad that was not saved yet, in what this browser remembers of it. */
export const unsavedName = ({ id }: { id: string }, adType: AdType): string => `${id} ${adType}`;

/**
 * Saves what the editor shows and goes back to where it was opened; or stays with what came of it,
 * where that is to be looked at first. One save at a time.
 */
export function useSaveAd(store: EditorStore, scene: EditorScene, adId: string | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { owner } = scene;
  const keepAds = useKeepAds(owner);

  return useCallback(
    async function save(): Promise<void> {
      const state = store.snapshot();
      const { adType, copy } = state;
      const leave = async () =>
        void (await navigate({ ...adsHref(owner, adTypeSpecs[adType].channel), replace: true }));
      if (state.isSaving || state.isSaved) return;
      if (isMade(state)) return leave();
      store.startSaving();
      const saved = savedBefore(state, adId);
      try {
        const ad = await saveAd(owner, { adType, copy }, saved);
        announceSave(scene.personId, ad);
        if (adId === null) passDismissedWords(unsavedName(owner, adType), ad.id);
        await keepAds([ad]);
        notify.success(saved ? editorTexts.saved : editorTexts.created);
        if (formOf(adType).isMade && adId === null) {
          store.stayWith(savedAd(ad), ad, copy);
          return;
        }
        if (adId === null) forgetDismissedWords(unsavedName(owner, adType));
        store.finishSaving();
        if (isOpen(store)) await leave();
      } catch (error) {
        const { status } = error instanceof ApiError ? error : {};
        const current = staleAnswer('updateAd', error);
        const newer = current ? savedAd(current) : null;
        if (saved && status === 404) store.loseAd();
        else {
          const outcome = store.failSaving(error, newer);
          if (outcome === 'merged') return save();
          if (outcome === 'failed') tell(store, adType, error);
        }
        // The campaign or the ad is not what this page thinks it is.
        const isOutdated = status === 404 || status === 409;
        if (isOutdated) void queryClient.invalidateQueries({ queryKey: adOwnerKey(owner) });
      }
    },
    [store, scene.personId, owner, keepAds, adId, queryClient, navigate],
  );
}

/**
 * As every failed call is told, in the words of the form where it has some. It is about what was sent: the
 * next save, and another kind of ad, take it away.
 */
function tell(store: EditorStore, adType: AdType, error: unknown): void {
  const { isToldBySession = false, idForSupport } = error instanceof ApiError ? error : {};
  const text = formOf(adType).failureText?.(error) ?? errorText(error);
  if (isToldBySession) return;
  const id = notify.httpError(text, { requestId: idForSupport });
  const stop = store.subscribe(() => {
    const now = store.snapshot();
    if (!now.isSaving && now.adType === adType) return;
    stop();
    toast.close(id);
  });
}

/** The ad that is changed; what another person deleted comes back as a new one. */
function savedBefore({ isGone, base, made, adType }: EditorState, adId: string | null) {
  const id = adId ?? made.find((ad) => ad.adType === adType)?.id;
  return id && !isGone && base.version !== null ? { id, version: base.version } : null;
}
