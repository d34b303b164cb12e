import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { type Ad, adsKey, adsQuery } from '../../ads/index.ts';
import { campaignKey, campaignsKey } from '../../campaigns/index.ts';
import { saveAd } from '../api/save-ad.ts';
import { savedAd } from './ad-content.ts';
import type { EditorScene } from './editor-scene.ts';
import type { EditorStore } from './editor-store.ts';
import { isOpen } from './use-open-editor.ts';

/** Saves what the editor shows and goes back to where it was opened. One save at a time. */
export function useSaveAd(store: EditorStore, scene: EditorScene, adId: string | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { owner, accountId, backHref } = scene;

  return useCallback(async () => {
    const { isSaving, isSaved, isGone, adType, copy, base } = store.snapshot();
    if (isSaving || isSaved) return;
    store.startSaving();
    // What somebody else deleted comes back as a new one.
    const known = adId && !isGone && base.version !== null;
    const saved = known ? { id: adId, version: base.version ?? 0 } : null;
    try {
      const ad = await saveAd(owner, { adType, copy }, saved);
      await keepAd(ad);
      store.finishSaving();
      notify.success(saved ? 'Ad saved' : 'Ad created');
      if (isOpen(store)) await navigate({ href: backHref(adType), replace: true });
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'stale' ? error.current : null;
      store.failSaving(error, current ? savedAd(current as Ad, adType) : null);
      // The campaign or the ad is not what this page thinks it is.
      const isOutdated = error instanceof ApiError && [404, 409].includes(error.status);
      if (isOutdated) void queryClient.invalidateQueries({ queryKey: campaignKey(owner.id) });
    }

    async function keepAd(ad: Ad): Promise<void> {
      const { queryKey } = adsQuery(owner, adType);
      // An answer that is still on its way was given before this one.
      await queryClient.cancelQueries({ queryKey: adsKey(owner) });
      queryClient.setQueryData<Ad[]>(queryKey, (ads) => ads && withAd(ads, ad));
      void queryClient.invalidateQueries({ queryKey: campaignsKey(accountId) });
    }
  }, [store, owner, accountId, backHref, adId, queryClient, navigate]);
}

function withAd(ads: readonly Ad[], ad: Ad): Ad[] {
  const isThere = ads.some(({ id }) => id === ad.id);
  return isThere ? ads.map((one) => (one.id === ad.id ? ad : one)) : [...ads, ad];
}
