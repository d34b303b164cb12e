import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db, Tx } from '@posthorn/db';
import {
  CENTRE,
  type CropSizeName,
  cropSizes,
  type FocalPoint,
  proposedCrop,
} from '@posthorn/domain';
import sharp from 'sharp';
import {
  keepCut,
  keepMedia,
  oneOfFew,
  readFilm,
  type StoredCut,
  type StoredMedia,
  storeCut,
  storeFilm,
  storePicture,
} from '../../modules/media/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Pictures } from '../ads/make-ads.ts';
import { drawScene } from './draw-scene.ts';
import type { DemoFilm, DemoLibrary, DemoLogo, DemoPicture } from './items.ts';
import { drawLogo, logos } from './logos.ts';
import { makeFilm } from './make-film.ts';

/** Somewhere to put what is drawn. */
interface Place {
  db: Db;
  storage: Storage;
  accountId: string;
}

export interface DrawnItem {
  words: DemoPicture | DemoLogo | DemoFilm;
  fileName: string;
  focalPoint: FocalPoint;
  stored: StoredMedia;
  /** What was cut out of it, by size. */
  cuts: Partial<Record<CropSizeName, StoredCut>>;
}

/**
 * Draws a library and stores its files, as uploads do: loose until a row speaks of them. That takes
 * seconds, so no transaction is open meanwhile.
 */
export function storeLibrary(
  place: Place,
  library: DemoLibrary,
  wanted: ReadonlyMap<string, readonly CropSizeName[]>,
): Promise<DrawnItem[]> {
  // Films first: they take longest.
  return Promise.all([
    ...library.films.map((film) => oneOfFew(() => storeDemoFilm(place, film))),
    ...library.pictures.map((picture) =>
      oneOfFew(() => storeDemoPicture(place, picture, wanted.get(picture.file) ?? [])),
    ),
    ...library.logos.map((logo) => oneOfFew(() => storeDemoLogo(place, logo))),
  ]);
}

async function storeDemoPicture(
  place: Place,
  words: DemoPicture,
  sizes: readonly CropSizeName[],
): Promise<DrawnItem> {
  const { svg, width, height, focalPoint } = drawScene(words.scene, words.mood, words.frame);
  const data = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 85 }).toBuffer();
  const picture = { type: 'image' as const, data, extension: 'jpg' as const, width, height };
  const stored = await storePicture(place.db, place.storage, place.accountId, picture);
  const cuts: DrawnItem['cuts'] = {};
  for (const size of sizes) {
    const area = proposedCrop({ width, height }, cropSizes[size], focalPoint);
    cuts[size] = await storeCut(place.db, place.storage, place.accountId, data, area);
  }
  return { words, fileName: `${words.file}.jpg`, focalPoint, stored, cuts };
}

async function storeDemoLogo(place: Place, words: DemoLogo): Promise<DrawnItem> {
  const { width, height } = logos[words.logo];
  const data = await sharp(Buffer.from(drawLogo(words.logo)))
    .png()
    .toBuffer();
  const picture = { type: 'logo' as const, data, extension: 'png' as const, width, height };
  const stored = await storePicture(place.db, place.storage, place.accountId, picture);
  return { words, fileName: `${words.file}.png`, focalPoint: CENTRE, stored, cuts: {} };
}

async function storeDemoFilm(place: Place, words: DemoFilm): Promise<DrawnItem> {
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-demo-'));
  try {
    const path = join(folder, 'film');
    await makeFilm(words, path);
    const stored = await storeFilm(place.db, place.storage, place.accountId, await readFilm(path));
    return { words, fileName: `${words.file}.mp4`, focalPoint: CENTRE, stored, cuts: {} };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const DAY_MS = 86_400_000;

/**
 * Gives the stored files their rows, in the transaction that makes the account. Says what ads can
 * show: files by their name, cut-outs by that and their size.
 */
export async function keepLibrary(
  tx: Tx,
  accountId: string,
  items: DrawnItem[],
  personId: (email: string) => string,
): Promise<Pictures> {
  const pictures = new Map<string, { mediaId: string; croppedId: string | null }>();
  for (const { words, fileName, focalPoint, stored, cuts } of items) {
    const mediaId = await keepMedia(tx, {
      ...stored,
      account_id: accountId,
      person_id: personId(words.by),
      title: words.title,
      alt_text: words.altText,
      file_name: fileName,
      focal_x: focalPoint.x,
      focal_y: focalPoint.y,
      created_at: new Date(Date.now() - words.daysAgo * DAY_MS),
    });
    pictures.set(words.file, { mediaId, croppedId: null });
    for (const [size, cut] of Object.entries(cuts)) {
      const row = { ...cut, account_id: accountId, media_id: mediaId };
      const { id: croppedId } = await keepCut(tx, row);
      pictures.set(`${words.file}/${size}`, { mediaId, croppedId });
    }
  }
  return pictures;
}
