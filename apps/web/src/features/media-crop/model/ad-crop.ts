import {
  type AdMedia,
  type AdType,
  type CropSizeName,
  cropSizes,
  nearestSize,
  offeredCrops,
  viewOf,
} from '@posthorn/domain';
import type { CropView } from '../../../ui/media/crop-geometry.ts';

/** What is offered before anyone has touched anything: as much as possible, around what matters. */
export const proposedView = ({ focalPoint }: AdMedia): CropView => ({
  zoom: 1,
  centre: focalPoint,
});

/** An image that was cut before is taken up where it was left. */
export function firstView(media: AdMedia, size: CropSizeName): CropView {
  return media.crop ? viewOf(media.original, cropSizes[size], media.crop) : proposedView(media);
}

/** The size it was cut to, or the first of those the ad type offers. */
export function firstSize(media: AdMedia, adType: AdType): CropSizeName | undefined {
  const offered = offeredCrops(media, adType);
  return media.crop ? nearestSize(offered, media.crop) : offered[0];
}
