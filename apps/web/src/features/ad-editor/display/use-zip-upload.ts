import { sayFinding } from '@posthorn/domain';
import { zipTexts } from '@posthorn/domain/texts/zip';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/http/api-error.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { adsKey, deleteAd, isUploaded, useKeepAds } from '../../ads/index.ts';
import { useEditorStore } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { uploadZip } from './upload-zip.ts';

export type ZipUpload =
  | { phase: 'idle' | 'succeeded' }
  /** How much of the file has left, from 0 to 1. */
  | { phase: 'loading'; file: File; share: number }
  | { phase: 'failed'; cause: string; retry: (() => void) | undefined };

/** One upload at a time, as long as its tab is open. What came of it is in the store. */
export function useZipUpload({ owner }: Pick<EditorScene, 'owner'>) {
  const store = useEditorStore();
  const queryClient = useQueryClient();
  const keepAds = useKeepAds(owner);
  const [state, setState] = useState<ZipUpload>({ phase: 'idle' });
  const underWay = useRef<AbortController>(null);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => {
    store.setUploading(false);
    return cancel;
  }, [store, cancel]);

  const fail = (cause: string, retry?: () => void) => {
    notify.error(zipTexts.uploadFailed);
    setState({ phase: 'failed', cause, retry });
  };

  /** What the upload before made goes first: this visit makes the banners of one file. */
  async function reset(): Promise<void> {
    for (const ad of store.snapshot().made) {
      if (!isUploaded(ad)) continue;
      await deleteAd(owner, ad);
      store.setMade(store.snapshot().made.filter(({ id }) => id !== ad.id));
    }
  }

  async function start(file: File, idempotencyKey = newKey()): Promise<void> {
    if (underWay.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current = controller;
    store.setUploading(true);
    setState({ phase: 'loading', file, share: 0 });
    const onProgress = (share: number) =>
      signal.aborted || setState({ phase: 'loading', file, share });
    try {
      await reset();
      const made = await uploadZip(owner, file, { onProgress, signal, idempotencyKey });
      await keepAds(made);
      store.setMade([...store.snapshot().made, ...made]);
      if (made.length > 0) setState({ phase: 'succeeded' });
      else fail(zipTexts.uploadFailed);
    } catch (error) {
      // The same key: should the answer only have been lost, nothing is made twice.
      if (signal.aborted) setState({ phase: 'idle' });
      else
        fail(causeOf(error), isRefusal(error) ? undefined : () => void start(file, idempotencyKey));
    } finally {
      underWay.current = null;
      store.setUploading(false);
      // Whoever cancels late, or loses the answer, may have made banners all the same.
      void queryClient.invalidateQueries({ queryKey: adsKey(owner) });
    }
  }

  return { state, start, cancel, fail };
}

/** What is wrong with the file, as far as somebody looked into it. */
function causeOf(error: unknown): string {
  const findings = error instanceof ApiError ? error.findings : [];
  return findings.length > 0 ? findings.map(sayFinding).join('\n') : errorText(error);
}

/** The same file would be refused again; but not because there are too many at once. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
