import type { Db } from '@posthorn/db';
import type { CropArea, MediaType } from '@posthorn/domain';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Film } from './films.ts';
import { storeFiles } from './keep-files.ts';
import { cutOut, type Picture, previewOf, thumbnailOf } from './pictures.ts';

/** What the library knows of an item once its files are in the storage. */
export interface StoredMedia {
  type: MediaType;
  width: number;
  height: number;
  bytes: number;
  duration: number | null;
  file_key: string;
  preview_key: string | null;
  thumbnail_keys: string[];
}

/** A picture, with the smaller ones that screens show instead of it. */
export async function storePicture(
  db: Db,
  storage: Storage,
  accountId: string,
  { type, data, extension, width, height }: Picture & { type: 'image' | 'logo' },
): Promise<StoredMedia> {
  const [file_key = '', preview_key = '', thumbnail = ''] = await storeFiles(
    db,
    storage,
    accountId,
    [
      { ending: `.${extension}`, content: data },
      { ending: '-preview.webp', content: await previewOf(data) },
      { ending: '-thumbnail.webp', content: await thumbnailOf(data) },
    ],
  );
  const thumbnail_keys = [thumbnail];
  const bytes = data.length;
  return { type, width, height, bytes, duration: null, file_key, preview_key, thumbnail_keys };
}

/** What was cut out of a picture, once its files are in the storage. */
export interface StoredCut {
  width: number;
  height: number;
  crop: string;
  file_key: string;
  thumbnail_key: string;
}

export async function storeCut(
  db: Db,
  storage: Storage,
  accountId: string,
  original: Buffer,
  area: CropArea,
): Promise<StoredCut> {
  const { data, width, height } = await cutOut(original, area);
  const [file_key = '', thumbnail_key = ''] = await storeFiles(db, storage, accountId, [
    { ending: '.jpg', content: data },
    { ending: '-thumbnail.webp', content: thumbnailOf(data) },
  ]);
  return { width, height, crop: JSON.stringify(area), file_key, thumbnail_key };
}

/** A film; its stills come later. */
export async function storeFilm(
  db: Db,
  storage: Storage,
  accountId: string,
  { path, extension, width, height, duration, bytes }: Film,
): Promise<StoredMedia> {
  const files = [{ ending: `.${extension}`, content: { path } }];
  const [file_key = ''] = await storeFiles(db, storage, accountId, files);
  const facts = { type: 'video' as const, width, height, bytes, duration };
  return { ...facts, file_key, preview_key: null, thumbnail_keys: [] };
}
