import { type AdMedia, adMediaFromLibrary, type SocialAdType } from '@posthorn/domain';
import type { SocialAd } from '../../ads/index.ts';
import type { DraftOwner } from '../model/ad-draft.ts';
import type { SocialCopy as Copy } from '../social/save-social-ad.ts';

/** Who is writing a new ad, and where. */
export const aDraftOwner: DraftOwner = {
  personId: 'p1',
  accountId: 'a1',
  ownerId: 'c1',
  adId: null,
  copiedFrom: null,
};

/** A square picture that fits everywhere; tests say what matters to them. */
export function aPicture(id: string, facts: Partial<AdMedia['original']> = {}): AdMedia {
  return adMediaFromLibrary(
    {
      id,
      type: 'image',
      width: 1080,
      height: 1080,
      duration: null,
      bytes: 1000,
      ...facts,
      url: `/api/images/${id}/file`,
      masterUrl: `/api/images/${id}/file`,
      previewUrl: null,
      focalPoint: { x: 0.5, y: 0.5 },
      altText: '',
    },
    'FacebookPostAd',
  );
}

export const aCopy = (more: Partial<Copy> = {}): Copy => ({
  message: 'Come and work with us',
  headline: 'Nurses wanted',
  linkDescription: 'Apply in a minute',
  callToAction: 'APPLY_NOW',
  media: [aPicture('m1')],
  ...more,
});

export const emptyCopy: Copy = {
  message: '',
  headline: '',
  linkDescription: '',
  callToAction: '',
  media: [null],
};

export function anAd(more: Partial<SocialAd> = {}): SocialAd {
  const { media, ...words } = aCopy();
  return {
    id: 'ad1',
    adType: 'FacebookPostAd' satisfies SocialAdType,
    status: 'active',
    displayUrl: null,
    error: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    version: 1,
    ...words,
    media: media.filter((item) => item !== null),
    ...more,
  };
}
