import { fill, misfitNote, sayFinding, type UploadState, uploadNotice } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, errorText, findingsIn } from '../../../lib/http/api-error.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { toastTimes } from '../../../lib/toast/toast-times.ts';
import { useAccount } from '../../accounts/index.ts';
import { onSessionEnd } from '../../session/index.ts';
import { uploadMedia } from '../api/upload-media.ts';
import { putMedia } from './media-cache.ts';
import { refreshMedia } from './refresh-media.ts';
import { createUploadEngine, isUnderWay, type Upload, type UploadEngine } from './upload-engine.ts';
import { uploadSummary } from './upload-summary.ts';

/** More files would not be read in passing. */
const NOTED = 3;

/** How long the button says how it went. */
const SAID_MS = 4_000;

const engines = new WeakMap<QueryClient, UploadEngine>();

/** One for the whole page, from the first time the library opens. */
function engineFor(queryClient: QueryClient): UploadEngine {
  const known = engines.get(queryClient);
  if (known) return known;
  const engine = createUploadEngine({
    send: uploadMedia,
    explain: refusalOf,
    onUploaded: ({ accountId }, media) => putMedia(queryClient, accountId, media),
    onSettled: (succeeded) => {
      for (const accountId of new Set(succeeded.map((upload) => upload.accountId))) {
        void refreshMedia(queryClient, accountId);
      }
      tellMisfits(succeeded);
      if (screens === 0) tellEnd(engine.list().filter(({ round }) => round === engine.round()));
      // What was there before stays on the list until it is decided which one to keep.
      const done = new Set(succeeded.flatMap(({ id, media }) => (media?.sameAs ? [] : [id])));
      setTimeout(() => engine.clear(({ id }) => done.has(id)), SAID_MS);
    },
  });
  engine.subscribe(() => warnBeforeLeaving(engine.list().some(isUnderWay)));
  onSessionEnd(engine.stopAll);
  engines.set(queryClient, engine);
  return engine;
}

/** The libraries that are open: anyone who looks sees for themselves how it goes. */
let screens = 0;

function tellEnd(uploads: readonly Upload[]): void {
  if (uploads.length === 0) return;
  const text = uploadSummary(uploads);
  if (uploads.every(({ state }) => state === 'succeeded')) notify.success(text);
  else notify.error(fill(libraryTexts.openToSeeWhy, { text }));
}

/** What fits only some ads is worth a word; with an ad in mind the grid shows it. */
function tellMisfits(succeeded: readonly Upload[]): void {
  const uploaded = succeeded.flatMap(({ media, isForAd }) => (media && !isForAd ? [media] : []));
  const found = uploadNotice(uploaded);
  if (!found) return;
  const notes = uploaded.flatMap((media) => misfitNote(media) ?? []);
  const more = notes.length - NOTED;
  const named = notes
    .slice(0, NOTED)
    .concat(more > 0 ? fill(libraryTexts.andMoreMore, { more }) : []);
  notify.warning(sayFinding(found), toastTimes.error, named.join('; '));
}

/** The server's sentence about the file; what it refused once it refuses again. */
function refusalOf(error: unknown): { error: string; isFinal: boolean } {
  const [found] = findingsIn(error);
  const status = error instanceof ApiError ? error.status : 0;
  return {
    error: found ? sayFinding(found) : errorText(error),
    isFinal: status === 413 || status === 415 || status === 422,
  };
}

const onLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function warnBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', onLeaving);
  else window.removeEventListener('beforeunload', onLeaving);
}

export function useUploads() {
  const engine = engineFor(useQueryClient());
  const { id: accountId } = useAccount();
  const all = useSyncExternalStore(engine.subscribe, engine.list);
  useEffect(() => {
    screens += 1;
    return () => {
      screens -= 1;
    };
  }, []);
  const uploads = all.filter((upload) => upload.accountId === accountId);
  const latest = uploads.filter(({ round }) => round === engine.round());
  return { engine, uploads, latest, state: useUploadState(latest) };
}

function overall(uploads: readonly Upload[]): UploadState {
  if (uploads.some(isUnderWay)) return 'loading';
  if (uploads.some(({ state }) => state === 'failed')) return 'failed';
  return uploads.length > 0 ? 'succeeded' : 'idle';
}

/** How it went is said for a while; then the button offers the next upload. */
function useUploadState(latest: readonly Upload[]): UploadState {
  const state = overall(latest);
  const last = latest.at(-1)?.id;
  const [over, setOver] = useState<number>();
  useEffect(() => {
    if (state === 'loading') setOver(undefined);
    if (state !== 'succeeded' && state !== 'failed') return;
    const timer = setTimeout(() => setOver(last), SAID_MS);
    return () => clearTimeout(timer);
  }, [state, last]);
  return state !== 'loading' && over === last ? 'idle' : state;
}

export const uploadLabels: Record<UploadState, string> = {
  idle: mediaTexts.uploadIdle,
  loading: mediaTexts.uploadLoading,
  succeeded: mediaTexts.uploadSucceeded,
  failed: mediaTexts.uploadFailed,
};
