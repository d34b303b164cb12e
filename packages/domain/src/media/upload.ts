import { mediaTexts } from '#texts/media';
import { type AdType, adTypeSpecs, adTypes } from '../ad/ad-type.ts';
import { type Finding, finding } from '../finding.ts';
import { listed, listedAsChoice } from '../message/listed.ts';
import { fill } from '../message/text.ts';
import type { MediaFacts, MediaType } from './media.ts';
import { BYTES_PER_MEGABYTE, isValidMedia } from './rules.ts';

interface UploadRule {
  /** What the file must be, by its content. */
  types: readonly string[];
  /** What its files end in. */
  endings: readonly string[];
  maxMegabytes: number;
  wrongType: 'media.imageType' | 'media.videoType';
}

const stillImage = {
  types: ['image/jpeg', 'image/png'],
  endings: ['jpeg', 'png'],
  maxMegabytes: 30,
  wrongType: 'media.imageType',
} as const;

/** What may be put into the library. */
export const uploadRules: Record<MediaType, UploadRule> = {
  image: stillImage,
  logo: stillImage,
  video: {
    types: ['video/mp4', 'video/quicktime'],
    endings: ['mp4', 'mov'],
    maxMegabytes: 200,
    wrongType: 'media.videoType',
  },
};

const formatsOf = (type: MediaType): string[] =>
  uploadRules[type].types.map((one) => one.replace(/^\w+\//, ''));

/** Which formats are taken: 'jpeg and png'. */
export const takenFormats = (type: MediaType): string => listed(formatsOf(type));

/** Which files are taken, by what they end in: 'jpeg, png, mp4, or mov'. */
export const takenFiles = (...types: MediaType[]): string =>
  listedAsChoice(types.flatMap((type) => uploadRules[type].endings));

/** A picture is decoded whole, so its area is bounded and not only its file. */
export const MAX_MEGAPIXELS = 100;
export const MAX_SIDE = 20_000;

export function imageSizeFinding(size: { width: number; height: number }): Finding | undefined {
  const isTooLarge =
    size.width * size.height > MAX_MEGAPIXELS * 1_000_000 ||
    Math.max(size.width, size.height) > MAX_SIDE;
  if (!isTooLarge) return undefined;
  const params = { megapixels: MAX_MEGAPIXELS, side: MAX_SIDE };
  return finding('media.tooManyPixels', 'file', params);
}

/** Formats of phones and websites, by their content type and their endings: images, but not for ads. */
const convertibleFormats: Readonly<Record<string, string>> = {
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
};

/** The file is of no format that is taken. An image that can be converted comes with a way to do it. */
export function wrongFormat(type: MediaType, path = 'file', contentType = ''): Finding {
  const formats = listedAsChoice(formatsOf(type));
  const format = type === 'video' ? undefined : convertibleFormats[contentType];
  return format
    ? finding('media.convertImage', path, { formats, format })
    : finding(uploadRules[type].wrongType, path, { formats });
}

/** A picture that moves: only its first frame would be shown. */
export const animatedImage = (): Finding =>
  finding('media.animated', 'file', { formats: listedAsChoice(formatsOf('image')) });

export const fileTooLarge = (type: MediaType): Finding =>
  finding('media.fileTooLarge', 'file', { n: uploadRules[type].maxMegabytes });

/** What a browser can already tell of a file: a claim, which the server does not trust. */
export function fileFinding(
  file: { type: string; size: number },
  type: MediaType,
): Finding | undefined {
  const rule = uploadRules[type];
  if (!rule.types.includes(file.type)) return wrongFormat(type, 'file', file.type);
  if (file.size === 0) return finding('media.emptyFile', 'file');
  return file.size > rule.maxMegabytes * BYTES_PER_MEGABYTE ? fileTooLarge(type) : undefined;
}

/** Several files at once are fine, except for logos. */
export function filesFinding(files: number, type: MediaType): Finding | undefined {
  return type === 'logo' && files > 1 ? finding('media.oneLogo', 'file') : undefined;
}

/** Of several images some are of a wrong format: said once, beside what is said of each. */
export const formatsFinding = (images: readonly { type: string }[]): Finding | undefined =>
  images.length > 1 && images.some(({ type }) => !uploadRules.image.types.includes(type))
    ? finding('media.invalidFormat', 'file')
    : undefined;

/** The kinds of ads that can not show an item. Logos are for banners alone. */
function unfitAds(media: MediaFacts): AdType[] {
  if (media.type === 'logo') return [];
  return adTypes.filter((adType) => {
    const spec = adTypeSpecs[adType].media;
    return spec?.takes === 'imagesAndVideos' && !isValidMedia(media, spec.rules);
  });
}

/** Which kinds of ads can not show an item, by its name; nothing where all can. */
export function misfitNote(media: MediaFacts & { title: string }): string | undefined {
  const ads = unfitAds(media).map((adType) => adTypeSpecs[adType].label);
  if (ads.length === 0) return undefined;
  return fill(mediaTexts.doesNotFit, { title: media.title, ads: ads.join(', ') });
}

/** What a person should know who has just uploaded these without an ad in mind. */
export function uploadNotice(uploaded: readonly MediaFacts[]): Finding | undefined {
  if (uploaded.every((media) => unfitAds(media).length === 0)) return undefined;
  return {
    ...finding('media.notAllFit', 'file', { n: uploaded.length }),
    severity: 'warning',
  };
}

export const uploadStates = ['idle', 'loading', 'succeeded', 'failed'] as const;
export type UploadState = (typeof uploadStates)[number];
