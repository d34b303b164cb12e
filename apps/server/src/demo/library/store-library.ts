import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db, Tx } from '@posthorn/db';
import { CENTRE, type FocalPoint } from '@posthorn/domain';
import sharp from 'sharp';
import {
  keepMedia,
  oneOfFew,
  readFilm,
  type StoredMedia,
  storeFilm,
  storePicture,
} from '../../modules/media/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
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
}

/**
 * Draws a library and stores its files, as uploads do: loose until a row speaks of them. That takes
 * seconds, so no transaction is open meanwhile.
 */
export function storeLibrary(place: Place, library: DemoLibrary): Promise<DrawnItem[]> {
  // Films first: they take longest.
  return Promise.all([
    ...library.films.map((film) => oneOfFew(() => storeDemoFilm(place, film))),
    ...library.pictures.map((picture) => oneOfFew(() => storeDemoPicture(place, picture))),
    ...library.logos.map((logo) => oneOfFew(() => storeDemoLogo(place, logo))),
  ]);
}

async function storeDemoPicture(place: Place, words: DemoPicture): Promise<DrawnItem> {
  const { svg, width, height, focalPoint } = drawScene(words.scene, words.mood, words.frame);
  const data = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 85 }).toBuffer();
  const picture = { type: 'image' as const, data, extension: 'jpg' as const, width, height };
  const stored = await storePicture(place.db, place.storage, place.accountId, picture);
  return { words, fileName: `${words.file}.jpg`, focalPoint, stored };
}

async function storeDemoLogo(place: Place, words: DemoLogo): Promise<DrawnItem> {
  const { width, height } = logos[words.logo];
  const data = await sharp(Buffer.from(drawLogo(words.logo)))
    .png()
    .toBuffer();
  const picture = { type: 'logo' as const, data, extension: 'png' as const, width, height };
  const stored = await storePicture(place.db, place.storage, place.accountId, picture);
  return { words, fileName: `${words.file}.png`, focalPoint: CENTRE, stored };
}

async function storeDemoFilm(place: Place, words: DemoFilm): Promise<DrawnItem> {
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-demo-'));
  try {
    const path = join(folder, 'film');
    await makeFilm(words, path);
    const stored = await storeFilm(place.db, place.storage, place.accountId, await readFilm(path));
    return { words, fileName: `${words.file}.mp4`, focalPoint: CENTRE, stored };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const DAY_MS = 86_400_000;

/** Gives the stored files their rows, in the transaction that makes the account. */
export async function keepLibrary(
  tx: Tx,
  accountId: string,
  items: DrawnItem[],
  personId: (email: string) => string,
): Promise<void> {
  for (const { words, fileName, focalPoint, stored } of items) {
    await keepMedia(tx, {
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
  }
}
