import type { MediaType } from '@posthorn/domain';
import { realNow } from '../../../lib/time/clock.ts';
import type { AddedMedia } from '../api/upload-media.ts';

/** More would only share the same line. */
const AT_ONCE = 3;

export interface Upload {
  id: number;
  /** Files that come while nothing is under way begin a new one. */
  round: number;
  accountId: string;
  /** The first of several is the newest, so that a list of the newest shows them as they were chosen. */
  chosenAt: Date;
  file: File;
  type: MediaType;
  /** It is meant for one kind of ad, whose grid shows whether it fits. */
  isForAd: boolean;
  state: 'waiting' | 'running' | 'succeeded' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** The sentence of a failed one. */
  error?: string;
  /** The same file can not become good: only another one helps. */
  isFinal?: boolean;
  media?: AddedMedia;
}

export type NewUpload = Pick<Upload, 'accountId' | 'file' | 'type' | 'isForAd' | 'error'>;

interface Surroundings {
  send(
    upload: Upload,
    sending: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<AddedMedia>;
  /** The sentence for whatever was thrown, and whether trying again makes sense. */
  explain(error: unknown): { error: string; isFinal: boolean };
  onUploaded(upload: Upload, media: AddedMedia): void;
  /** Nothing waits or runs any more; these have come since the last time. */
  onSettled(succeeded: readonly Upload[]): void;
}

export const isUnderWay = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'running';

/** Sends files a few at a time, for as long as the page lives: no screen needs to stay open for it. */
export function createUploadEngine({ send, explain, onUploaded, onSettled }: Surroundings) {
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  let round = 0;
  let succeeded: Upload[] = [];
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  const change = (id: number, more: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...more } : upload)));

  const currentRound = () => (uploads.some(isUnderWay) ? round : ++round);

  function pump(): void {
    for (const upload of uploads) {
      if (running.size >= AT_ONCE) return;
      if (upload.state === 'waiting') void run(upload);
    }
  }

  async function run(upload: Upload): Promise<void> {
    const { id } = upload;
    const stop = new AbortController();
    running.set(id, stop);
    change(id, { state: 'running', progress: 0 });
    try {
      const media = await send(upload, {
        onProgress: (progress) => change(id, { progress }),
        signal: stop.signal,
      });
      change(id, { state: 'succeeded', progress: 1, media });
      succeeded.push({ ...upload, media });
      onUploaded(upload, media);
    } catch (error) {
      // A cancelled one has left the list already.
      if (!stop.signal.aborted) change(id, { state: 'failed', ...explain(error) });
    } finally {
      running.delete(id);
      pump();
      settle();
    }
  }

  function settle(): void {
    if (running.size > 0) return;
    const done = succeeded;
    succeeded = [];
    onSettled(done);
  }

  return {
    /** Answers with the names of what it takes, in the same order. */
    add(files: readonly NewUpload[]): number[] {
      const ofRound = currentRound();
      const now = realNow();
      const added = files.map((file, n): Upload => {
        const chosenAt = new Date(now + files.length - n);
        const state = file.error === undefined ? 'waiting' : 'failed';
        const isFinal = state === 'failed';
        return { ...file, id: ++lastId, round: ofRound, chosenAt, state, progress: 0, isFinal };
      });
      set([...uploads, ...added]);
      pump();
      return added.map(({ id }) => id);
    },
    retry(id: number): void {
      change(id, { state: 'waiting', round: currentRound(), progress: 0, error: undefined });
      pump();
    },
    /** Stops it if it runs, and takes it off the list. */
    remove(id: number): void {
      running.get(id)?.abort();
      set(uploads.filter((upload) => upload.id !== id));
    },
    /** Takes off the list what is over. */
    clear(isCleared: (upload: Upload) => boolean = () => true): void {
      set(uploads.filter((upload) => isUnderWay(upload) || !isCleared(upload)));
    },
    stopAll(): void {
      set([]);
      for (const stop of running.values()) stop.abort();
    },
    list: () => uploads,
    /** The last one: earlier failures are still on the list, but have been told. */
    round: () => round,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type UploadEngine = ReturnType<typeof createUploadEngine>;
