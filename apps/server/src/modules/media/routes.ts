import { type MediaType, type Role, seesWholeAccount } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/refusal.ts';
import { addImage } from './commands/add-image.ts';
import { addVideo } from './commands/add-video.ts';
import { changeMedia } from './commands/change-media.ts';
import { cropImage, recropImage } from './commands/crop-image.ts';
import { deleteMedia, deleteMediaItems } from './commands/delete-media.ts';
import { sendFile, sendFilm } from './files/send-file.ts';
import { presentAdded, presentCropped, presentMedia, presentUse } from './presenter.ts';
import {
  findCropped,
  findMedia,
  listMedia,
  listUses,
  listWorkspaceIdsOf,
  type MediaRow,
} from './repository.ts';

/** An image and a logo share their addresses; a video has its own. */
const still: readonly MediaType[] = ['image', 'logo'];
const film: readonly MediaType[] = ['video'];

interface MediaCall {
  account: { id: string };
  params: { mediaId: string };
  deps: Deps;
}

async function wanted({ account, params, deps }: MediaCall, types: readonly MediaType[]) {
  const row = await findMedia(deps.connection.db, account.id, params.mediaId, types);
  if (!row) throw notFound();
  return row;
}

interface MediaChangeCall extends MediaCall {
  person: { id: string };
}

const requestOf = ({ account, person, params }: MediaChangeCall) => ({
  accountId: account.id,
  personId: person.id,
  mediaId: params.mediaId,
});

const cutOf = (body: { crop?: MediaCrop; image?: string | undefined }) => ({
  crop: body.crop,
  image: body.image,
});
type MediaCrop = { x: number; y: number; width: number; height: number } | undefined;

type ViewerCall = Omit<MediaCall, 'params'> & {
  account: { id: string; role: Role };
  person: { id: string };
};

async function usesOf(context: ViewerCall & MediaCall, types: readonly MediaType[]) {
  const { id } = await wanted(context, types);
  return usesOfAll(context, [id]);
}

async function usesOfAll({ account, person, deps }: ViewerCall, ids: readonly string[]) {
  const { db } = deps.connection;
  const seen = seesWholeAccount(account.role)
    ? undefined
    : await listWorkspaceIdsOf(db, account.id, person.id);
  return (await listUses(db, account.id, ids)).map((use) => presentUse(use, seen));
}

/** Of many uses, those that are named. */
const USES_NAMED = 5;

const presentAll = (rows: MediaRow[]) => rows.map(presentMedia);

export const mediaHandlers = {
  async uploadImage({ account, person, body, upload, deps }) {
    const { isLogo, chosenAt } = body;
    const request = { accountId: account.id, personId: person.id, upload, chosenAt };
    return presentAdded(await addImage(deps, { ...request, isLogo: isLogo === '1' }));
  },
  async listImages({ account, query, deps }) {
    const type = query.isLogo === '1' ? 'logo' : 'image';
    return presentAll(await listMedia(deps.connection.db, account.id, type));
  },
  async getImage(context) {
    return presentMedia(await wanted(context, still));
  },
  async changeImage(context) {
    const { body, deps, expectedVersion } = context;
    const request = { ...requestOf(context), types: still, expectedVersion };
    return presentMedia(await changeMedia(deps, { ...request, altText: undefined, ...body }));
  },
  async listImageUses(context) {
    return usesOf(context, still);
  },
  async deleteImage(context) {
    await deleteMedia(context.deps, { ...requestOf(context), types: still });
  },
  async deleteMediaItems({ account, person, body, deps }) {
    const request = { accountId: account.id, personId: person.id, ids: body.ids };
    return { deleted: await deleteMediaItems(deps, request) };
  },
  async findMediaUses(context) {
    const uses = await usesOfAll(context, context.body.ids);
    return { total: uses.length, uses: uses.slice(0, USES_NAMED) };
  },
  async getImageFile(context) {
    const { file_key } = await wanted(context, still);
    return sendFile(context.deps.storage, file_key, context.reply);
  },
  async getImagePreview(context) {
    const { preview_key } = await wanted(context, still);
    return sendFile(context.deps.storage, preview_key, context.reply);
  },
  async getImageThumbnail(context) {
    const { thumbnail_keys } = await wanted(context, still);
    return sendFile(context.deps.storage, thumbnail_keys[0], context.reply);
  },

  async cropImage({ account, params, body, deps }) {
    const request = { accountId: account.id, mediaId: params.mediaId, ...cutOf(body) };
    return presentCropped(await cropImage(deps, request));
  },
  async recropImage({ account, params, body, deps }) {
    const request = { accountId: account.id, croppedId: params.croppedId, ...cutOf(body) };
    return presentCropped(await recropImage(deps, request));
  },
  async getCroppedFile({ account, params, deps, reply }) {
    const cropped = await findCropped(deps.connection.db, account.id, params.croppedId);
    return sendFile(deps.storage, cropped?.file_key, reply);
  },
  async getCroppedThumbnail({ account, params, deps, reply }) {
    const cropped = await findCropped(deps.connection.db, account.id, params.croppedId);
    return sendFile(deps.storage, cropped?.thumbnail_key, reply);
  },

  async uploadVideo({ account, person, body, upload, deps }) {
    const { chosenAt } = body;
    const request = { accountId: account.id, personId: person.id, upload, chosenAt };
    return presentAdded(await addVideo(deps, request));
  },
  async listVideos({ account, deps }) {
    return presentAll(await listMedia(deps.connection.db, account.id, 'video'));
  },
  async getVideo(context) {
    return presentMedia(await wanted(context, film));
  },
  async changeVideo(context) {
    const { body, deps, expectedVersion } = context;
    const request = { ...requestOf(context), types: film, expectedVersion };
    return presentMedia(await changeMedia(deps, { ...request, altText: undefined, ...body }));
  },
  async listVideoUses(context) {
    return usesOf(context, film);
  },
  async deleteVideo(context) {
    await deleteMedia(context.deps, { ...requestOf(context), types: film });
  },
  async getVideoFile(context) {
    const { file_key: key, bytes } = await wanted(context, film);
    return sendFilm(context.deps.storage, { key, bytes }, context.request, context.reply);
  },
  async getVideoPreview(context) {
    const { preview_key } = await wanted(context, film);
    return sendFile(context.deps.storage, preview_key, context.reply);
  },
  async getVideoThumbnail(context) {
    const { thumbnail_keys } = await wanted(context, film);
    const key = thumbnail_keys[Number(context.params.number)];
    return sendFile(context.deps.storage, key, context.reply);
  },
} satisfies Partial<Handlers>;
