import { type AdMedia, adTypeSpecs } from '@posthorn/domain';
import type { PreviewedAd } from './previewed-ad.ts';

/** The places for pictures of a carousel, of which there are never fewer than it needs. */
export function slotsOf({ adType, media }: PreviewedAd): readonly (AdMedia | null)[] {
  const least = adTypeSpecs[adType].media?.slots.min ?? 1;
  return media.length >= least
    ? media
    : [...media, ...Array.from({ length: least - media.length }, () => null)];
}
