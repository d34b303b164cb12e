import {
  type AdType,
  ALT_TEXT_MAX,
  adTypes,
  MEDIA_DELETED_AT_ONCE,
  MEDIA_TITLE_MAX,
  mediaTypes,
  uploadRules,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, cropArea, focalPoint, id, line, timestamp, version } from '../shapes.ts';

const tag = 'Media';

/** One item of the library. Only videos have a duration and a list of thumbnails. */
export const libraryMedia = z.object({
  id,
  type: z.enum(mediaTypes),
  title: z.string(),
  altText: z.string(),
  fileName: z.string(),
  createdAt: timestamp,
  /** Who put it there; null when that person is gone. */
  user: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  duration: z.number().nullable(),
  focalPoint,
  url: z.string(),
  /** The original: of an item in the library, itself. */
  masterUrl: z.string(),
  /** Large enough for a preview; of a video, a still. Null until it is made. */
  previewUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  thumbnailUrls: z.array(z.string()),
  version,
});

/** With the item that was made from the same file before, as long as it is in the library. */
const addedMedia = libraryMedia.extend({
  sameAs: z.object({ id, title: z.string() }).nullable(),
});

const mediaParams = z.object({ mediaId: id });
const croppedParams = z.object({ croppedId: id });

const words = z.object({
  title: line(MEDIA_TITLE_MAX),
  altText: line(ALT_TEXT_MAX).optional(),
});

/** How a form says yes. */
const formFlag = z.enum(['0', '1']).default('0');

const cropBody = z.strictObject({
  /** An area of the original, in its pixels; cut by the server. */
  crop: cropArea.optional(),
  /** Or the finished picture, in base64. */
  image: z.string().optional(),
  /** The crop belongs to an ad that is being copied. Any ad keeps its own crop, also without it. */
  copy: z.union([z.boolean(), z.enum(['0', '1'])]).optional(),
});

/** As many as anyone can select. */
const MEDIA_ASKED_AT_ONCE = 10_000;

/** A finished picture travels as text, which weighs a third more than its bytes. */
const CROP_BODY_MEGABYTES = 20;

const croppedImage = z.object({
  id,
  url: z.string(),
  masterUrl: z.string(),
  thumbnailUrl: z.string(),
  masterId: id,
  width: z.int().positive(),
  height: z.int().positive(),
  /** Null when a finished picture was sent. */
  crop: cropArea.nullable(),
});

const view = { scope: 'media', capability: 'media.view' } as const;
const edit = { scope: 'media', capability: 'media.edit' } as const;
const ofCropped = {
  view: { scope: 'croppedImage', capability: 'media.view' },
  edit: { scope: 'croppedImage', capability: 'media.edit' },
} as const;
const inAccount = {
  view: { scope: 'account', capability: 'media.view' },
  edit: { scope: 'account', capability: 'media.edit' },
} as const;

const file = <
  const Path extends `/${string}`,
  const Params extends z.ZodObject,
  const Scope extends typeof view | typeof ofCropped.view,
>(
  path: Path,
  summary: string,
  params: Params,
  access: Scope,
) => operation({ method: 'GET', path, summary, tag, access, params, kind: 'file' });

/** An ad or a fast apply form that shows an item, and where it is. */
const mediaUse = z.object({
  /** Null where a form shows it. */
  ad: z.object({ id, type: z.enum(adTypes as unknown as [AdType, ...AdType[]]) }).nullable(),
  /** Null for what belongs to a template, and for a campaign the caller does not see. */
  campaignId: id.nullable(),
  templateId: id.nullable(),
  /** The title of the campaign or template; empty where the caller does not see it. */
  title: z.string(),
});

const oneOf = <const Noun extends string, const Body extends z.ZodObject>(
  noun: Noun,
  name: string,
  body: Body,
) => ({
  get: operation({
    method: 'GET',
    path: `/${noun}/:mediaId`,
    summary: `One ${name}`,
    tag,
    access: view,
    params: mediaParams,
    answer: libraryMedia,
  }),
  change: operation({
    method: 'PUT',
    path: `/${noun}/:mediaId`,
    summary: `Change what is kept with the ${name}`,
    tag,
    access: edit,
    params: mediaParams,
    body,
    versioned: true,
    answer: libraryMedia,
  }),
  uses: operation({
    method: 'GET',
    path: `/${noun}/:mediaId/uses`,
    summary: `The ads that show the ${name}`,
    tag,
    access: view,
    params: mediaParams,
    answer: z.array(mediaUse),
  }),
  remove: operation({
    method: 'DELETE',
    path: `/${noun}/:mediaId`,
    summary: `Take the ${name} out of the library; ads that show it keep it`,
    tag,
    access: edit,
    params: mediaParams,
    kind: 'empty',
  }),
});

const image = oneOf('master-images', 'image', words.extend({ focalPoint: focalPoint.optional() }));
const video = oneOf('videos', 'video', words);

/** When a person chose the file: files that come together stand in the order in which they were chosen. */
const chosenAt = timestamp.optional();

export const mediaOperations = {
  uploadImage: operation({
    method: 'POST',
    path: '/accounts/:accountId/master-images',
    summary: 'Put an image or a logo into the library',
    tag,
    access: inAccount.edit,
    limit: 'upload',
    params: accountParams,
    upload: { field: 'image', maxMegabytes: uploadRules.image.maxMegabytes },
    body: z.object({ isLogo: formFlag, chosenAt }),
    status: 201,
    answer: addedMedia,
  }),
  listImages: operation({
    method: 'GET',
    path: '/accounts/:accountId/master-images',
    summary: 'The images of the library, or its logos; newest first',
    tag,
    access: inAccount.view,
    params: accountParams,
    query: z.object({ isLogo: formFlag }),
    answer: z.array(libraryMedia),
    isLong: true,
  }),
  getImage: image.get,
  changeImage: image.change,
  listImageUses: image.uses,
  deleteImage: image.remove,
  getImageFile: file('/master-images/:mediaId/file', 'The image itself', mediaParams, view),
  getImagePreview: file('/master-images/:mediaId/preview', 'The image, smaller', mediaParams, view),
  getImageThumbnail: file(
    '/master-images/:mediaId/thumbnail',
    'The image, small',
    mediaParams,
    view,
  ),

  deleteMediaItems: operation({
    method: 'POST',
    path: '/accounts/:accountId/media/deletions',
    summary: 'Take items out of the library; ads and forms that show them keep them',
    tag,
    access: inAccount.edit,
    params: accountParams,
    body: z.object({ ids: z.array(id).min(1).max(MEDIA_DELETED_AT_ONCE) }),
    /** Without those that were gone already. */
    answer: z.object({ deleted: z.array(id) }),
  }),
  findMediaUses: operation({
    method: 'POST',
    path: '/accounts/:accountId/media/uses',
    summary: 'The ads and forms that show any of these items: how many, and the first few',
    tag,
    access: inAccount.view,
    params: accountParams,
    body: z.object({ ids: z.array(id).min(1).max(MEDIA_ASKED_AT_ONCE) }),
    answer: z.object({ total: z.int(), uses: z.array(mediaUse) }),
  }),

  cropImage: operation({
    method: 'POST',
    path: '/master-images/:mediaId/cropped-images',
    summary: 'Cut an area out of an image; the image stays as it is',
    tag,
    access: edit,
    limit: 'upload',
    params: mediaParams,
    maxBodyMegabytes: CROP_BODY_MEGABYTES,
    body: cropBody,
    status: 201,
    answer: croppedImage,
  }),
  recropImage: operation({
    method: 'PUT',
    path: '/cropped-images/:croppedId',
    summary: 'Cut another area out of the same image; the cut before stays for those who show it',
    tag,
    access: ofCropped.edit,
    limit: 'upload',
    params: croppedParams,
    maxBodyMegabytes: CROP_BODY_MEGABYTES,
    body: cropBody,
    answer: croppedImage,
  }),
  getCroppedFile: file(
    '/cropped-images/:croppedId/file',
    'The cut-out itself',
    croppedParams,
    ofCropped.view,
  ),
  getCroppedThumbnail: file(
    '/cropped-images/:croppedId/thumbnail',
    'The cut-out, small',
    croppedParams,
    ofCropped.view,
  ),

  uploadVideo: operation({
    method: 'POST',
    path: '/accounts/:accountId/videos',
    summary: 'Put a video into the library',
    tag,
    access: inAccount.edit,
    limit: 'upload',
    params: accountParams,
    upload: { field: 'video', maxMegabytes: uploadRules.video.maxMegabytes },
    body: z.object({ chosenAt }),
    status: 201,
    answer: addedMedia,
  }),
  listVideos: operation({
    method: 'GET',
    path: '/accounts/:accountId/videos',
    summary: 'The videos of the library, newest first',
    tag,
    access: inAccount.view,
    params: accountParams,
    answer: z.array(libraryMedia),
    isLong: true,
  }),
  getVideo: video.get,
  changeVideo: video.change,
  listVideoUses: video.uses,
  deleteVideo: video.remove,
  getVideoFile: file('/videos/:mediaId/file', 'The video itself; takes ranges', mediaParams, view),
  getVideoPreview: file(
    '/videos/:mediaId/preview',
    'A large still of the video',
    mediaParams,
    view,
  ),
  getVideoThumbnail: file(
    '/videos/:mediaId/thumbnails/:number',
    'One of the stills of the video',
    mediaParams.extend({ number: z.string().regex(/^\d{1,2}$/) }),
    view,
  ),
};
