import { type Finding, sayFinding } from '@posthorn/domain';
import { zipTexts } from '@posthorn/domain/texts/zip';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, errorText, findingsIn } from '../../../lib/http/api-error.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { adsKey, isUploaded, useKeepAds } from '../../ads/index.ts';
import { useEditorStore } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { type RefusedBanner, uploadZip } from './upload-zip.ts';

export type ZipUpload =
  | { phase: 'idle' }
  | { phase: 'succeeded'; refused: readonly RefusedBanner[] }
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
    setState({ phase: 'failed', cause, retry });
  };

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
      // This visit makes the banners of one file: they take the place of those of the file before.
      const replaced = store.snapshot().made.filter(isUploaded);
      const sending = { onProgress, signal, idempotencyKey };
      const { banners: made, refused } = await uploadZip(owner, { file, replaced }, sending);
      if (made.length === 0) {
        notify.error(zipTexts.uploadFailed);
        return fail(zipTexts.uploadFailed);
      }
      await keepAds(made);
      store.setMade([...store.snapshot().made.filter((ad) => !isUploaded(ad)), ...made]);
      setState({ phase: 'succeeded', refused });
    } catch (error) {
      // The same key: should the answer only have been lost, nothing is made twice.
      if (signal.aborted) setState({ phase: 'idle' });
      else
        fail(causeOf(error), isRefusal(error) ? undefined : () => void start(file, idempotencyKey));
    } finally {
      underWay.current = null;
      store.setUploading(false);
      // Anyone who cancels late, or loses the answer, may have made banners all the same.
      void queryClient.invalidateQueries({ queryKey: adsKey(owner) });
    }
  }

  return { state, start, cancel, fail };
}

/** One line for each. */
export const sayFindings = (findings: readonly Finding[]): string =>
  findings.map(sayFinding).join('\n');

/** What is wrong with the file, as far as a person looked into it. */
function causeOf(error: unknown): string {
  const findings = findingsIn(error);
  return findings.length > 0 ? sayFindings(findings) : errorText(error);
}

/** The same file would be refused again; but not because there are too many at once. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
