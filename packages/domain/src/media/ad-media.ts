import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import type { Finding } from '../finding.ts';
import { sayFinding } from '../message/say.ts';
import type { CropArea, CropSizeName, Size } from './crop.ts';
import type { FocalPoint, MediaFacts } from './media.ts';
import { type MediaRules, mediaFindings } from './rules.ts';

/** A picture or a video in an ad: an item of the library, or something cut out of one. */
export interface AdMedia {
  id: string;
  type: 'image' | 'video';
  url: string;
  /** The original; of an item that was not cut, the item itself. */
  masterUrl: string;
  /** Of a video a still, of an image the same in smaller. Null: show the image itself. */
  previewUrl: string | null;
  /** What speaks against it in this ad, as sentences. */
  mediaErrors: string[];
  masterId: string;
  /** What is known of the original, whatever was cut out of it. */
  original: MediaFacts;
  focalPoint: FocalPoint;
  /** What it shows, for those who do not see it. */
  altText: string;
  /** Null for the original, and for a cut that was made elsewhere. */
  crop: CropArea | null;
}

/** As the library answers it. */
interface LibraryItem extends MediaFacts {
  id: string;
  url: string;
  masterUrl: string;
  previewUrl: string | null;
  focalPoint: FocalPoint;
  altText: string;
}

/** As the server answers what it has cut. */
interface Cut extends Size {
  id: string;
  url: string;
  masterUrl: string;
  masterId: string;
  crop: CropArea | null;
}

export function adMediaFromLibrary(item: LibraryItem, adType: AdType): AdMedia {
  const { type, width, height, duration, bytes } = item;
  const original = { type, width, height, duration, bytes };
  return {
    id: item.id,
    type: type === 'video' ? 'video' : 'image',
    url: item.url,
    masterUrl: item.masterUrl,
    previewUrl: item.previewUrl,
    mediaErrors: mediaErrorsIn(original, adType),
    masterId: item.id,
    original,
    focalPoint: item.focalPoint,
    altText: item.altText,
    crop: null,
  };
}

/** The same media, showing what was cut out of its original. */
export function adMediaFromCut(media: AdMedia, cut: Cut, adType: AdType): AdMedia {
  const { id, url, masterUrl, masterId, width, height, crop } = cut;
  const mediaErrors = mediaErrorsIn({ ...media.original, width, height }, adType);
  return { ...media, id, url, masterUrl, previewUrl: null, mediaErrors, masterId, crop };
}

/** The same media, whole again. */
export function uncutAdMedia(media: AdMedia, adType: AdType): AdMedia {
  return {
    ...media,
    id: media.masterId,
    url: media.masterUrl,
    previewUrl: null,
    mediaErrors: mediaErrorsIn(media.original, adType),
    crop: null,
  };
}

/** What the rules look at: of a cut its own size, where it is known. */
export const adMediaFacts = ({ original, crop }: AdMedia): MediaFacts =>
  crop ? { ...original, width: crop.width, height: crop.height } : original;

/** The same media in an ad of another type, which asks for other things. */
export const adMediaIn = (media: AdMedia, adType: AdType): AdMedia => ({
  ...media,
  mediaErrors: mediaErrorsIn(adMediaFacts(media), adType),
});

/** Cutting again replaces a cut; the original is never touched. */
export const isCut = ({ id, masterId }: AdMedia): boolean => id !== masterId;

/** The sizes an item can be cut to in an ad: none for a video, nor where ads take logos. */
export const offeredCrops = (media: AdMedia, adType: AdType): readonly CropSizeName[] =>
  media.type === 'image' ? (adTypeSpecs[adType].media?.crops ?? []) : [];

/** What would speak against an area of the original, or be worth knowing about it. */
export const cutFindings = (media: AdMedia, { width, height }: Size, adType: AdType) =>
  mediaFindings({ ...media.original, width, height }, rulesOf(adType));

/** What speaks against an item in an ad of this type, or is worth knowing about it. */
export const mediaFindingsIn = (facts: MediaFacts, adType: AdType): Finding[] =>
  mediaFindings(facts, rulesOf(adType));

/** What speaks against it, as sentences. */
export function mediaErrorsIn(facts: MediaFacts, adType: AdType): string[] {
  return mediaFindingsIn(facts, adType)
    .filter(({ severity }) => severity === 'error')
    .map(sayFinding);
}

const rulesOf = (adType: AdType): MediaRules => adTypeSpecs[adType].media?.rules ?? {};
