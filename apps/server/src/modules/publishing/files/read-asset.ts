import { buffer } from 'node:stream/consumers';
import { drawBanner } from '@posthorn/banners/png';
import { type Asset, NetworkFailure, squareOf } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import { type BannerSize, messageOf } from '@posthorn/domain';
import type { ByteRange, Storage } from '../../../platform/storage/storage.ts';
import { findMediaByIds, jpegOf, middleSquareOf, oneOfFew, pngOf } from '../../media/index.ts';
import type { PublishTools } from '../engine/tools.ts';
import { packBundle } from './pack-bundle.ts';
import { type BannerSource, bannerOf } from './sources.ts';

interface Tools {
  db: Db;
  storage: Storage;
}

/**
 * Reads what a plan speaks of: files of the library as they lie in the storage, in pieces where they
 * are large, and what is drawn, packed or taken from a film when it is published.
 */
export const readAssets = (tools: Tools): PublishTools['assetsOf'] => {
  const remembered = new Map<string, Promise<Buffer>>();
  return (accountId, sources) => {
    const read = (key: string, range?: ByteRange) => readFile(tools, key, range);

    async function made({ key }: Asset): Promise<Buffer | undefined> {
      const banner = bannerOf(key);
      const drawn = banner && sources.banners[banner.name];
      if (banner && drawn) {
        const what = JSON.stringify([drawn, banner.size]);
        return once(remembered, what, () => draw(drawn, banner.size, read));
      }
      const whole = squareOf(key);
      if (whole) return oneOfFew(async () => middleSquareOf(await read(whole)));
      const { [key]: bundle } = sources.bundles;
      if (bundle) return packBundle(bundle, read);
      return key.startsWith('still:')
        ? still(tools, accountId, key.slice('still:'.length))
        : undefined;
    }

    return async (asset, from = 0, to) => {
      const bytes = await made(asset);
      if (bytes) return bytes.subarray(from, to);
      const isWhole = from === 0 && (to === undefined || to >= asset.bytes);
      return isWhole
        ? read(asset.key)
        : read(asset.key, { start: from, end: Math.min(to ?? asset.bytes, asset.bytes) - 1 });
    };
  };
};

/** A banner takes a tenth of a second and some kilobytes; campaigns about the same share their words. */
const MOST_REMEMBERED = 150;

/** Draws what was not drawn lately, the oldest being forgotten for it. */
function once(
  remembered: Map<string, Promise<Buffer>>,
  what: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const known = remembered.get(what);
  if (known) return known;
  const drawing = draw();
  remembered.set(what, drawing);
  drawing.catch(() => remembered.delete(what));
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return drawing;
}

async function readFile({ storage }: Tools, key: string, range?: ByteRange): Promise<Buffer> {
  const file = await storage.get(key, range);
  if (!file) throw missing(key);
  return buffer(file.body);
}

async function draw(
  { words, logoKey }: BannerSource,
  size: BannerSize,
  read: (key: string) => Promise<Buffer>,
): Promise<Buffer> {
  const logo = logoKey && (await read(logoKey));
  const plate = logo ? await oneOfFew(() => pngOf(logo)) : null;
  return oneOfFew(() => drawBanner(words, size, plate));
}

/** Stills are taken a moment after a film was uploaded; until then it waits. */
async function still(tools: Tools, accountId: string, mediaId: string): Promise<Buffer> {
  const { media } = await findMediaByIds(tools.db, accountId, [mediaId]);
  const key = media.get(mediaId)?.preview_key;
  if (key) return oneOfFew(async () => jpegOf(await readFile(tools, key)));
  throw new NetworkFailure({
    kind: 'transient',
    code: 'still_not_taken',
    message: `The film ${mediaId} has no still picture yet.`,
    userMessage: messageOf('publish.fileMissing'),
  });
}

const missing = (key: string) =>
  new NetworkFailure({
    kind: 'invalid',
    code: 'file_missing',
    message: `The file ${key} is not in the storage.`,
    userMessage: messageOf('publish.fileMissing'),
  });
