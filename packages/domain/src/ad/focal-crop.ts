import { type AdMedia, isCut } from '../media/ad-media.ts';
import { type CropArea, cropSizes, proposedCrop, type Size } from '../media/crop.ts';
import { CENTRE } from '../media/media.ts';
import { isBetween, isValidMedia, type Shapes } from '../media/rules.ts';
import { adTypeSpecs, isCarousel, type SocialAdType } from './ad-type.ts';

/** Feeds show a picture in its own shape, but not taller or wider than these: they cut it in its middle. */
export const feedShapes: Shapes = { tallest: '4:5', widest: '1.91:1' };
const carouselShapes: Shapes = { tallest: '1:1', widest: '1:1' };
const TALLEST: Size = { width: 560, height: 700 };

/**
 * What to cut out of a picture that is put into an ad, so that the network does not cut away what matters.
 * Undefined where the network shows it whole, or nobody has said what matters.
 */
export function focalCrop(media: AdMedia, adType: SocialAdType): CropArea | undefined {
  const { original, focalPoint, type } = media;
  const isChosen = focalPoint.x !== CENTRE.x || focalPoint.y !== CENTRE.y;
  const { isStory, media: spec } = adTypeSpecs[adType];
  if (type !== 'image' || isCut(media) || !isChosen || isStory || !spec) return undefined;
  const whole = isCarousel(adType) ? carouselShapes : (spec.rules.imageWholeShape ?? feedShapes);
  if (isBetween(original, whole)) return undefined;
  const crop = proposedCrop(original, shapeFor(original, adType), focalPoint);
  const { width, height } = crop;
  return isValidMedia({ ...original, width, height }, spec.rules) ? crop : undefined;
}

function shapeFor(original: Size, adType: SocialAdType): Size {
  if (isCarousel(adType)) return cropSizes.square;
  return original.width > original.height ? cropSizes.wide : TALLEST;
}
