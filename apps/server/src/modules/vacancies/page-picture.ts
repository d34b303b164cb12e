import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { fetchFile } from '../../platform/outgoing/fetch-file.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { kindOf, oneOfFew } from '../media/index.ts';

export type PictureUse = 'image' | 'logo';

const limits = { accept: 'image/*', withinMs: 8_000, maxBytes: 8 * 1024 * 1024 };
const MAX_PIXELS = 40_000_000;
/** As large as any network shows it. */
const SIDE = 2_000;
const PREVIEW_SIDE: Record<PictureUse, number> = { image: 700, logo: 300 };

/** Other kinds, such as drawings that load files, never reach the decoder. */
const takenKinds = new Set(['jpeg', 'png', 'webp']);

/** A picture of a page, written anew: nothing else that its file held is left. */
export interface PagePicture {
  data: Buffer;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
  /** Of the file as it was fetched: the same picture is not stored twice. */
  contentHash: Buffer;
}

/** Undefined where there is none, or something that is no picture we take. */
export async function fetchPagePicture(
  outgoing: Outgoing,
  url: string,
  use: PictureUse,
  signal?: AbortSignal,
): Promise<PagePicture | undefined> {
  if (url === '') return undefined;
  const file = await fetchFile(outgoing, url, { ...limits, signal });
  if (!file || !takenKinds.has(kindOf(file) ?? '')) return undefined;
  return oneOfFew(() => rewritten(file, use));
}

async function rewritten(file: Buffer, use: PictureUse): Promise<PagePicture | undefined> {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true });
    // Logos stay see-through; where an image is, an ad is white.
    const written =
      use === 'logo'
        ? picture.png()
        : picture.flatten({ background: 'white' }).jpeg({ quality: 92 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return {
      data,
      extension: use === 'logo' ? 'png' : 'jpg',
      width: info.width,
      height: info.height,
      contentHash: createHash('sha256').update(file).digest(),
    };
  } catch {
    // No picture, a broken one, or one that is far too large: to those who look it is the same.
    return undefined;
  }
}

/** The picture in small, inside an address: it is shown and not stored. */
export async function previewOf({ data }: PagePicture, use: PictureUse): Promise<string> {
  const side = PREVIEW_SIDE[use];
  const small = await sharp(data)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
