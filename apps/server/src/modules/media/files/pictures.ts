import {
  animatedImage,
  type CropArea,
  finding,
  imageSizeFinding,
  MAX_MEGAPIXELS,
  wrongFormat,
} from '@posthorn/domain';
import sharp, { type Sharp } from 'sharp';
import { Refusal, refusalOf, refuse } from '../../../platform/refusal.ts';
import { isAnimatedPng } from './is-animated.ts';
import { kindOf, sniff } from './sniff.ts';

// Pictures are looked at once; what is kept in memory for a second look is only lost memory.
sharp.cache(false);

/**
 * Tables made to measure would make a jpeg a fourteenth smaller, but the encoder would take a third
 * longer and keep the whole picture in memory.
 */
const optimiseCoding = false;

/** Tiles are 160 px wide, on dense screens three times that; previews fill a window. */
const THUMBNAIL_SIDE = 480;
const PREVIEW_SIDE = 1600;

/** Its head alone tells the size: a picture that is too large is never decoded. */
async function openImage(input: string | Buffer): Promise<Sharp> {
  const size = await sharp(input, { limitInputPixels: false }).metadata();
  const tooLarge = imageSizeFinding(size);
  if (tooLarge) refuse(tooLarge);
  const limitInputPixels = MAX_MEGAPIXELS * 1_000_000;
  return sharp(input, { failOn: 'error', limitInputPixels, sequentialRead: true });
}

export interface Picture {
  data: Buffer;
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/**
 * What is stored of an uploaded image: the same picture, written anew. Nothing else survives that: no
 * place where it was taken, no second file hidden behind the first, no turning by a tag.
 */
export async function readPicture(path: string): Promise<Picture> {
  const kind = await sniff(path);
  if (kind !== 'jpeg' && kind !== 'png') refuse(wrongFormat('image', 'file', `image/${kind}`));
  if (kind === 'png' && (await isAnimatedPng(path))) refuse(animatedImage());
  return rewrite(path, kind, (image) => image);
}

async function rewrite(
  input: string | Buffer,
  kind: 'jpeg' | 'png',
  prepare: (image: Sharp) => Sharp,
): Promise<Picture> {
  try {
    const upright = prepare(await openImage(input))
      .autoOrient()
      .toColourspace('srgb');
    const written = kind === 'jpeg' ? upright.jpeg({ quality: 95, optimiseCoding }) : upright.png();
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    const extension = kind === 'jpeg' ? 'jpg' : 'png';
    return { data, extension, width: info.width, height: info.height };
  } catch (error) {
    // Whatever the decoder stumbled over is one and the same to the person who sent the file.
    throw error instanceof Refusal ? error : refusalOf(finding('media.damaged', 'file'));
  }
}

/** A cut-out in full resolution. Where an image is see-through, an ad is white. */
export async function cutOut(original: Buffer, area: CropArea): Promise<Picture> {
  const { x: left, y: top, width, height } = area;
  const data = await sharp(original, { sequentialRead: true })
    .extract({ left, top, width, height })
    .flatten({ background: 'white' })
    .jpeg({ quality: 92, optimiseCoding })
    .toBuffer();
  return { data, extension: 'jpg', width, height };
}

/** The same cut as it looks in a tile, from the preview; undefined where that has too few pixels. */
export async function smallCutOut(
  preview: Buffer,
  original: { width: number; height: number },
  area: CropArea,
): Promise<Buffer | undefined> {
  const { width = 0, height = 0 } = await sharp(preview).metadata();
  const scale = Math.min(width / original.width, height / original.height);
  const cut = {
    left: Math.floor(area.x * scale),
    top: Math.floor(area.y * scale),
    width: Math.floor(area.width * scale),
    height: Math.floor(area.height * scale),
  };
  if (Math.max(cut.width, cut.height) < THUMBNAIL_SIDE || Math.min(cut.width, cut.height) < 1)
    return undefined;
  return sharp(preview)
    .extract(cut)
    .flatten({ background: 'white' })
    .resize(inside(THUMBNAIL_SIDE))
    .webp({ quality: 80, effort })
    .toBuffer();
}

/** A finished picture that came as text: base64, with or without the head of a data: address. */
export async function readCutOut(text: string): Promise<Picture> {
  const sent = Buffer.from(text.replace(/^data:[^,]{0,100},/, ''), 'base64');
  const kind = kindOf(sent);
  if (kind !== 'jpeg' && kind !== 'png') refuse(wrongFormat('image', 'image', `image/${kind}`));
  return rewrite(sent, 'jpeg', (image) => image.flatten({ background: 'white' }));
}

const inside = (side: number) => ({
  width: side,
  height: side,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

// Half the effort takes half the time and makes a file a twentieth larger.
const effort = 2;

export const thumbnailOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(inside(THUMBNAIL_SIDE)).webp({ quality: 80, effort }).toBuffer();

export const previewOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(inside(PREVIEW_SIDE)).webp({ quality: 84, effort }).toBuffer();

/** A picture for a drawing that takes png only, and not too large. */
export const pngOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(inside(PREVIEW_SIDE)).png().toBuffer();

/** The largest square in its middle. */
export async function middleSquareOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const side = Math.min(width, height);
  return sharp(picture)
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 90, optimiseCoding })
    .toBuffer();
}

/** The same for those who take no see-through pictures. */
export const jpegOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).flatten({ background: 'white' }).jpeg({ quality: 90, optimiseCoding }).toBuffer();
