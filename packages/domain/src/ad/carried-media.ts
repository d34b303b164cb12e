import { type AdMedia, adMediaFacts, offeredCrops } from '../media/ad-media.ts';
import { type CropArea, cropSizes, proposedCrop, type Size } from '../media/crop.ts';
import { isValidMedia } from '../media/rules.ts';
import { adTypeSpecs, type SocialAdType } from './ad-type.ts';

/** A picture that an ad of another type takes over, and what is to be cut out of its original for it. */
export interface CarriedMedia {
  media: AdMedia;
  /** Undefined where it is taken as it is. */
  cut?: CropArea;
}

const SAME_SHAPE = 0.02;
const isShapedLike = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= SAME_SHAPE;

/**
 * Those of the pictures that a type can show, as many as it has places for. A story fills a phone, so its
 * picture is cut tall; one that was cut tall is cut anew for a feed. Other pictures are taken as they are.
 */
export function carriedMedia(media: readonly (AdMedia | null)[], to: SocialAdType): CarriedMedia[] {
  const max = adTypeSpecs[to].media?.slots.max ?? 1;
  return media
    .flatMap((item) => (item ? [carriedItem(item, to)] : []))
    .filter((item) => item !== undefined)
    .slice(0, max);
}

function carriedItem(media: AdMedia, to: SocialAdType): CarriedMedia | undefined {
  const rules = adTypeSpecs[to].media?.rules ?? {};
  const now = adMediaFacts(media);
  const { original } = media;
  const isTall = isShapedLike(now, cropSizes.tall);
  const wantsTall = adTypeSpecs[to].isStory === true;
  const [shape] = offeredCrops(media, to);
  if (shape && isTall !== wantsTall && (wantsTall || media.crop)) {
    const cut = proposedCrop(original, cropSizes[shape], media.focalPoint);
    if (isValidMedia({ ...original, ...sizeOf(cut) }, rules)) return { media, cut };
  }
  return isValidMedia(now, rules) ? { media } : undefined;
}

const sizeOf = ({ width, height }: CropArea): Size => ({ width, height });
