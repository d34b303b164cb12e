import { expect, test } from 'vitest';
import { type AdMedia, adMediaFromLibrary } from '../media/ad-media.ts';
import { CENTRE, type FocalPoint } from '../media/media.ts';
import type { SocialAdType } from './ad-type.ts';
import { focalCrop } from './focal-crop.ts';

const left = { x: 0.1, y: 0.5 };
const picture = (
  width: number,
  height: number,
  focalPoint: FocalPoint = left,
  type: 'image' | 'video' = 'image',
): AdMedia =>
  adMediaFromLibrary(
    {
      ...{ id: 'm1', type, width, height, duration: null, bytes: 9, altText: '', focalPoint },
      ...{ url: '/m1', masterUrl: '/m1', previewUrl: null },
    },
    'FacebookPostAd',
  );

test.each<[SocialAdType, AdMedia, object | undefined]>([
  // A panorama is cut around what matters, not around its middle.
  ['FacebookPostAd', picture(2400, 800), { x: 0, y: 0, width: 1530, height: 800 }],
  [
    'InstagramPostAd',
    picture(800, 2400, { x: 0.5, y: 0.9 }),
    { y: 1400, width: 800, height: 1000 },
  ],
  ['InstagramCarouselAd', picture(1200, 800), { x: 0, width: 800, height: 800 }],
  ['LinkedinPostAd', picture(4000, 800), { width: 1530, height: 800 }],
  // The network shows these whole.
  ['FacebookPostAd', picture(1200, 800), undefined],
  ['LinkedinPostAd', picture(2400, 800), undefined],
  ['FacebookCarouselAd', picture(800, 800), undefined],
  ['InstagramStoryAd', picture(2400, 800), undefined],
  // Nobody has said what matters.
  ['FacebookPostAd', picture(2400, 800, CENTRE), undefined],
  ['FacebookPostAd', picture(2400, 800, left, 'video'), undefined],
  // The part would be too small for the ad.
  ['FacebookCarouselAd', picture(1200, 400), undefined],
])('%s of %o is cut to %o', (adType, media, crop) => {
  const found = focalCrop(media, adType);
  if (crop) expect(found).toMatchObject(crop);
  else expect(found).toBeUndefined();
});

test('what was cut already stays as it is', () => {
  expect(focalCrop({ ...picture(2400, 800), id: 'c1' }, 'FacebookPostAd')).toBeUndefined();
});
