import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { fetchPicture } from '../media/index.ts';

export type PictureUse = 'image' | 'logo';

/** As large as any network shows it. */
const SIDE = 2_000;
const PREVIEW_SIDE: Record<PictureUse, number> = { image: 700, logo: 300 };

/** A picture of a page, written anew. */
export interface PagePicture {
  data: Buffer;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
  /** Of the file as it was fetched: the same picture is not stored twice. */
  contentHash: Buffer;
}

/** Undefined where there is none, or something that is no picture we take. */
export const fetchPagePicture = (
  outgoing: Outgoing,
  url: string,
  use: PictureUse,
  signal?: AbortSignal,
): Promise<PagePicture | undefined> =>
  fetchPicture<PagePicture>(outgoing, url, {
    ...{ withinMs: 8_000, side: SIDE, signal },
    write: async (fetched, file) => {
      const picture = fetched.toColourspace('srgb');
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
    },
  });

/** The picture in small, inside an address: it is shown and not stored. */
export async function previewOf({ data }: PagePicture, use: PictureUse): Promise<string> {
  const side = PREVIEW_SIDE[use];
  const small = await sharp(data)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
