import pLimit from 'p-limit';
import sharp from 'sharp';
import { fetchFile } from '../../platform/outgoing/fetch-file.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { kindOf, oneOfFew } from '../media/index.ts';

const MAX_PIXELS = 40_000_000;
const limits = { accept: 'image/*', withinMs: 15_000, maxBytes: 8 * 1024 * 1024 };
const SIDE = 1200;

/** What a feed may show; other kinds, such as drawings that load files, never reach the decoder. */
const shownKinds = new Set(['jpeg', 'png', 'webp']);

/** Slow hosts hold their place until they have answered; so no more than this many files are in memory at once. */
const oneFetchOfFew = pLimit(16);

/**
 * A picture at an address that a feed gave us, written anew: only the picture itself reaches a browser, and the host
 * does not learn who looks at it. Undefined where there is none, or something else, or when no one waits for it.
 */
export async function fetchPicture(
  outgoing: Outgoing,
  url: string,
  left: AbortSignal,
): Promise<Buffer | undefined> {
  if (url === '') return undefined;
  return oneFetchOfFew(async () => {
    if (left.aborted) return undefined;
    const file = await fetchFile(outgoing, url, { ...limits, signal: left });
    if (!file || !shownKinds.has(kindOf(file) ?? '')) return undefined;
    return oneOfFew(() => (left.aborted ? undefined : rewrite(file)));
  });
}

async function rewrite(file: Buffer): Promise<Buffer | undefined> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // No picture, a broken one, or one that is far too large: to those who look it is the same.
    return undefined;
  }
}
