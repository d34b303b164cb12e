import { expect, test } from 'vitest';
import { say } from '../message/say.ts';
import {
  adMediaFromCut,
  adMediaFromLibrary,
  cutFindings,
  isCut,
  offeredCrops,
  uncutAdMedia,
} from './ad-media.ts';

const item = {
  id: 'm1',
  type: 'image' as const,
  width: 1200,
  height: 400,
  duration: null,
  bytes: 90_000,
  url: '/m1/file',
  masterUrl: '/m1/file',
  previewUrl: '/m1/preview',
  focalPoint: { x: 0.3, y: 0.6 },
  altText: 'Two people',
  title: 'kept by the library, not by the ad',
};
const crop = { x: 10, y: 0, width: 400, height: 400 };
const cut = {
  id: 'c1',
  url: '/c1/file',
  masterUrl: '/m1/file',
  masterId: 'm1',
  width: 400,
  height: 400,
  crop,
};
const tooNarrow = say('media.imageWidth', { n: 500 });

test('an item of the library is its own original', () => {
  const media = adMediaFromLibrary(item, 'FacebookPostAd');
  expect(media).toEqual({
    id: 'm1',
    type: 'image',
    url: '/m1/file',
    masterUrl: '/m1/file',
    previewUrl: '/m1/preview',
    mediaErrors: [],
    masterId: 'm1',
    original: { type: 'image', width: 1200, height: 400, duration: null, bytes: 90_000 },
    focalPoint: { x: 0.3, y: 0.6 },
    altText: 'Two people',
    crop: null,
  });
  expect(isCut(media)).toBe(false);
});

test('what speaks against an item is said in the words of its ad type', () => {
  const narrow = { ...item, width: 499 };
  expect(adMediaFromLibrary(narrow, 'FacebookPostAd').mediaErrors).toEqual([tooNarrow]);
  // On LinkedIn a narrow image is only shown small, which is no error.
  expect(adMediaFromLibrary({ ...item, width: 300 }, 'LinkedinPostAd').mediaErrors).toEqual([]);
});

test('a cut has its own address and errors, and can be made whole again', () => {
  const whole = adMediaFromLibrary(item, 'FacebookPostAd');
  const media = adMediaFromCut(whole, cut, 'FacebookPostAd');
  expect(media).toMatchObject({ id: 'c1', url: '/c1/file', masterId: 'm1', crop });
  expect(media.mediaErrors).toEqual([tooNarrow]);
  expect(media.original.width).toBe(1200);
  expect(isCut(media)).toBe(true);
  expect(uncutAdMedia(media, 'FacebookPostAd')).toEqual({ ...whole, previewUrl: null });
});

test('videos and logos are not cut', () => {
  const image = adMediaFromLibrary(item, 'FacebookPostAd');
  const video = adMediaFromLibrary({ ...item, type: 'video' }, 'FacebookPostAd');
  expect(offeredCrops(image, 'FacebookPostAd')).toEqual(['square', 'wide']);
  expect(offeredCrops(image, 'InstagramCarouselAd')).toEqual(['square']);
  expect(offeredCrops(image, 'InstagramStoryAd')).toEqual(['tall']);
  expect(offeredCrops(video, 'FacebookPostAd')).toEqual([]);
  expect(offeredCrops(image, 'GoogleDisplayGeneratedAd')).toEqual([]);
  expect(adMediaFromLibrary({ ...item, type: 'logo' }, 'GoogleDisplayGeneratedAd').type).toBe(
    'image',
  );
});

test('an area is judged before it is cut', () => {
  const media = adMediaFromLibrary(item, 'LinkedinPostAd');
  expect(cutFindings(media, crop, 'LinkedinPostAd')[0]?.code).toBe('media.imageShownSmall');
  expect(cutFindings(media, crop, 'FacebookPostAd')[0]?.code).toBe('media.imageWidth');
  expect(cutFindings(media, { width: 700, height: 700 }, 'FacebookPostAd')).toEqual([]);
});
