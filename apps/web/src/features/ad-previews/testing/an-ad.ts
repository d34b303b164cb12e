import { type AdMedia, adMediaFromLibrary, CENTRE, type SocialAdType } from '@posthorn/domain';
import type { PreviewedAd, PreviewLook } from '../model/previewed-ad.ts';

export const phone: PreviewLook = { device: 'phone', theme: 'light', hasSafeZones: false };

export function aPicture(changed: Partial<AdMedia> = {}): AdMedia {
  const facts = { type: 'image', width: 1200, height: 900, duration: null, bytes: 1 } as const;
  const files = { url: '/ward.jpg', masterUrl: '/ward.jpg', previewUrl: null };
  const item = { id: 'ward', ...facts, ...files, focalPoint: CENTRE, altText: 'A quiet ward' };
  return { ...adMediaFromLibrary(item, 'FacebookPostAd'), ...changed };
}

export function anAd(adType: SocialAdType, changed: Partial<PreviewedAd> = {}): PreviewedAd {
  return {
    adType,
    message: 'Come and work with us',
    headline: 'ICU nurse',
    linkDescription: 'Apply in a minute',
    callToAction: 'LEARN_MORE',
    media: [aPicture()],
    ...changed,
  };
}
