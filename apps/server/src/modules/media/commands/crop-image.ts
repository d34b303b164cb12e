import { buffer } from 'node:stream/consumers';
import type { Tx } from '@posthorn/db';
import { type CropArea, cropFinding, finding } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { ownFiles, storeFiles } from '../files/keep-files.ts';
import { cutOut, type Picture, readCutOut, smallCutOut, thumbnailOf } from '../files/pictures.ts';
import { oneOfFew } from '../files/work-gate.ts';
import {
  type CroppedRow,
  findCropped,
  findMedia,
  insertCropped,
  lockMedia,
  type MediaRow,
} from '../repository.ts';

interface Cut {
  crop?: CropArea | undefined;
  image?: string | undefined;
}

interface CropRequest extends Cut {
  accountId: string;
  mediaId: string;
}

/** Cuts an area out of an image and keeps it beside the image. */
export async function cropImage(deps: Deps, request: CropRequest): Promise<CroppedRow> {
  const { accountId, mediaId } = request;
  const original = await findMedia(deps.connection.db, accountId, mediaId, ['image', 'logo']);
  if (!original) throw notFound();
  const row = await cutAndStore(deps, accountId, original, request);
  return inTransaction(deps, async (tx) => {
    if (!(await lockMedia(tx, accountId, mediaId))) throw notFound();
    return keepCut(tx, { ...row, account_id: accountId, media_id: mediaId });
  });
}

/** The files of a cut get an owner, and the image a cut-out. */
export async function keepCut(
  tx: Tx,
  row: Parameters<typeof insertCropped>[1],
): Promise<CroppedRow> {
  await ownFiles(tx, [row.file_key, row.thumbnail_key]);
  return insertCropped(tx, row);
}

interface RecropRequest extends Cut {
  accountId: string;
  croppedId: string;
}

/**
 * Cuts again, always from the original: nothing gets worse by changing one's mind. The cut before stays as it
 * is, because ads, copies of them and the undo of an open editor still show it; it is swept once none does.
 */
export async function recropImage(deps: Deps, request: RecropRequest): Promise<CroppedRow> {
  const { accountId, croppedId, crop, image } = request;
  const before = await findCropped(deps.connection.db, accountId, croppedId);
  if (!before) throw notFound();
  return cropImage(deps, { accountId, mediaId: before.media_id, crop, image });
}

function cutAndStore(deps: Deps, accountId: string, original: MediaRow, { crop, image }: Cut) {
  if ((crop === undefined) === (image === undefined)) refuse(finding('field.malformed', 'crop'));
  const outside = crop && cropFinding(original, crop);
  if (outside) refuse(outside);
  return oneOfFew(async () => {
    const { picture, thumbnail } = crop
      ? cutFrom(deps, original, crop)
      : sentPicture(readCutOut(image ?? ''));
    // Beside each other: the database, the disk and the decoder wait for one another only at the end.
    const [{ width, height }, [file_key = '', thumbnail_key = '']] = await Promise.all([
      picture,
      storeFiles(deps.connection.db, deps.storage, accountId, [
        { ending: '.jpg', content: picture.then(({ data }) => data) },
        { ending: '-thumbnail.webp', content: thumbnail },
      ]),
    ]);
    return { width, height, crop: crop ? JSON.stringify(crop) : null, file_key, thumbnail_key };
  });
}

interface Cutting {
  picture: Promise<Picture>;
  thumbnail: Promise<Buffer>;
}

const sentPicture = (picture: Promise<Picture>): Cutting => ({
  picture,
  thumbnail: picture.then(({ data }) => thumbnailOf(data)),
});

function cutFrom(deps: Deps, original: MediaRow, crop: CropArea): Cutting {
  const read = async (key: string) => {
    const file = await deps.storage.get(key);
    if (!file) throw notFound();
    return buffer(file.body);
  };
  const picture = read(original.file_key).then((file) => cutOut(file, crop));
  const small = async () =>
    original.preview_key && smallCutOut(await read(original.preview_key), original, crop);
  const thumbnail = small().then(async (made) => made || thumbnailOf((await picture).data));
  return { picture, thumbnail };
}
