import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { fetchFile } from '../../../platform/outgoing/fetch-file.ts';
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';
import { kindOf } from './sniff.ts';
import { oneOfFew } from './work-gate.ts';

const MAX_PIXELS = 40_000_000;
const limits = { accept: 'image/*', maxBytes: 8 * 1024 * 1024 };

/** Other kinds, such as drawings that load files, never reach the decoder. */
const takenKinds = new Set(['jpeg', 'png', 'webp']);

/** Slow hosts hold their place until they have answered; so no more than this many files are in memory at once. */
const oneFetchOfFew = pLimit(16);

interface Fetching<Written> {
  withinMs: number;
  /** The longer side, at most. */
  side: number;
  signal?: AbortSignal | undefined;
  /** Writes the picture anew: nothing else that its file held is left. */
  write: (picture: Sharp, file: Buffer) => Promise<Written>;
}

/**
 * A picture at an address that a feed or a page gave us. Undefined where there is none, or something that is no
 * picture we take, or when no one waits for it any more.
 */
export async function fetchPicture<Written>(
  outgoing: Outgoing,
  url: string,
  { withinMs, side, signal, write }: Fetching<Written>,
): Promise<Written | undefined> {
  if (url === '') return undefined;
  return oneFetchOfFew(async () => {
    if (signal?.aborted) return undefined;
    const file = await fetchFile(outgoing, url, { ...limits, withinMs, signal });
    if (!file || !takenKinds.has(kindOf(file) ?? '')) return undefined;
    return oneOfFew(async () => {
      if (signal?.aborted) return undefined;
      try {
        const picture = sharp(file, { limitInputPixels: MAX_PIXELS })
          .autoOrient()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
        return await write(picture, file);
      } catch {
        // No picture, a broken one, or one that is far too large: to those who look it is the same.
        return undefined;
      }
    });
  });
}
