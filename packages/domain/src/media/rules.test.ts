import { describe, expect, test } from 'vitest';
import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { sayFinding } from '../message/say.ts';
import type { MediaFacts } from './media.ts';
import { hasRatio, mediaFindings, mediaValidity, requirementFinding } from './rules.ts';

const image = (width: number, height = width): MediaFacts => ({
  type: 'image',
  width,
  height,
  duration: null,
  bytes: 1_000,
});
const video = (facts: Partial<MediaFacts> = {}): MediaFacts => ({
  type: 'video',
  width: 1080,
  height: 1080,
  duration: 10,
  bytes: 1_000_000,
  ...facts,
});
const tall = { width: 1080, height: 1920 };
const broad = { width: 1920, height: 1080 };
const MB = 1_000_000;

const rulesOf = (adType: AdType) => adTypeSpecs[adType].media?.rules ?? {};
const said = (adType: AdType, media: MediaFacts) =>
  mediaFindings(media, rulesOf(adType)).map(sayFinding);

/** Just inside and just outside of every bound there is. */
const bounds: [AdType, fits: MediaFacts, misses: MediaFacts, said: string][] = [
  ['FacebookPostAd', image(500), image(499), 'Image should be at least 500px wide'],
  [
    'FacebookPostAd',
    video({ duration: 900 }),
    video({ duration: 900.1 }),
    'Video should be at most 900 seconds',
  ],
  ['FacebookCarouselAd', image(500), image(499), 'Image should be at least 500px wide'],
  ['FacebookCarouselAd', video(), video(broad), 'Video ratio should be 1:1'],
  ['LinkedinPostAd', image(6_000), image(6_001), 'Image should have at most 36 megapixels'],
  [
    'LinkedinPostAd',
    image(1_200, 1_800),
    image(1_200, 1_900),
    'Images are cut at their edges unless their ratio is between 2:3 and 3:1',
  ],
  [
    'LinkedinPostAd',
    image(1_200, 400),
    image(1_200, 390),
    'Images are cut at their edges unless their ratio is between 2:3 and 3:1',
  ],
  [
    'LinkedinPostAd',
    video({ width: 500, height: 1_200 }),
    video({ width: 500, height: 1_300 }),
    'Video ratio should be between 1:2.4 and 2.4:1',
  ],
  ['FacebookStoryAd', video(tall), video(), 'Video ratio should be 9:16'],
  ['FacebookStoryAd', image(500, 889), image(499, 889), 'Image should be at least 500px wide'],
  [
    'FacebookStoryAd',
    video({ width: 500, height: 889 }),
    video({ width: 499, height: 887 }),
    'Video should be at least 500px wide',
  ],
  [
    'FacebookStoryAd',
    video({ ...tall, duration: 900 }),
    video({ ...tall, duration: 901 }),
    'Video should be at most 900 seconds',
  ],
  ['InstagramPostAd', image(500), image(499), 'Image should be at least 500px wide'],
  [
    'InstagramPostAd',
    video({ width: 500 }),
    video({ width: 499 }),
    'Video should be at least 500px wide',
  ],
  [
    'InstagramPostAd',
    video({ bytes: 30 * MB }),
    video({ bytes: 30 * MB + 1 }),
    'Video should be at most 30 MB',
  ],
  [
    'InstagramCarouselAd',
    video({ duration: 60 }),
    video({ duration: 61 }),
    'Video should be at most 60 seconds',
  ],
  [
    'InstagramCarouselAd',
    video({ bytes: 30 * MB }),
    video({ bytes: 31 * MB }),
    'Video should be at most 30 MB',
  ],
  ['InstagramCarouselAd', video(), video(tall), 'Video ratio should be 1:1'],
  [
    'InstagramStoryAd',
    video({ ...tall, duration: 120 }),
    video({ ...tall, duration: 121 }),
    'Video should be at most 120 seconds',
  ],
  [
    'InstagramStoryAd',
    video({ ...tall, bytes: 30 * MB }),
    video({ ...tall, bytes: 31 * MB }),
    'Video should be at most 30 MB',
  ],
  ['InstagramStoryAd', video(tall), video(), 'Video ratio should be 9:16'],
  ['InstagramStoryAd', image(500, 889), image(499, 889), 'Image should be at least 500px wide'],
  [
    'LinkedinPostAd',
    video({ bytes: 200 * MB }),
    video({ bytes: 200 * MB + 1 }),
    'Video should be at most 200 MB',
  ],
];

test.each(bounds)('%s: %j fits, %j does not', (adType, fits, misses, message) => {
  expect(said(adType, fits)).toEqual([]);
  expect(said(adType, misses)).toEqual([message]);
});

test('any ratio passes where none is asked for', () => {
  for (const adType of ['FacebookPostAd', 'InstagramPostAd'] as const) {
    expect(said(adType, video(broad))).toEqual([]);
    expect(said(adType, video({ width: 3000, height: 500 }))).toEqual([]);
  }
});

test('images are cut to fit, so their ratio does not matter', () => {
  const found = mediaFindings(image(900, 200), rulesOf('FacebookStoryAd'));
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
});

test('a small image on LinkedIn is allowed, with a warning', () => {
  const small = mediaFindings(image(400), rulesOf('LinkedinPostAd'));
  expect(small).toMatchObject([{ severity: 'warning' }]);
  expect(mediaFindings(image(401), rulesOf('LinkedinPostAd'))).toEqual([]);
});

test.each([
  [1080, 1920, true],
  [1080, 1901, true],
  [1080, 1900, false],
  [1080, 1939, true],
  [1080, 1940, false],
])('%d x %d as 9:16: %s', (width, height, expected) => {
  expect(hasRatio({ width, height }, '9:16')).toBe(expected);
});

test('findings are also flags', () => {
  const rules = rulesOf('InstagramStoryAd');
  const wrong = video({ ...broad, width: 400, height: 300, duration: 200, bytes: 40 * MB });
  expect(mediaValidity(wrong, rules)).toEqual({
    invalidRatio: true,
    invalidDuration: true,
    invalidMinWidth: true,
    invalidWidth: false,
    invalidSize: true,
  });
  expect(mediaValidity(image(10), rules)).toMatchObject({
    invalidWidth: true,
    invalidRatio: false,
  });
  expect(Object.values(mediaValidity(image(1000), rules))).not.toContain(true);
});

describe('what an ad type asks for, in a sentence', () => {
  const sentence = (adType: AdType, media: MediaFacts) =>
    sayFinding(requirementFinding(media, rulesOf(adType)));
  test.each<[AdType, MediaFacts, string]>([
    [
      'FacebookStoryAd',
      video({ ...broad, duration: 900.04 }),
      'This ad type requires an aspect ratio of 9:16, a maximum duration of 900 seconds, and a minimum width of 500px. This one has an aspect ratio of 16:9 and is 900.1 seconds long.',
    ],
    [
      'FacebookStoryAd',
      image(499),
      'This ad type requires a minimum width of 500px. This one is 499px wide.',
    ],
    [
      'InstagramCarouselAd',
      video({ duration: 61 }),
      'This ad type requires an aspect ratio of 1:1, a maximum duration of 60 seconds, a minimum width of 500px, and a maximum size of 30 MB. This one is 61 seconds long.',
    ],
    [
      'LinkedinPostAd',
      video({ width: 3000, height: 1001, bytes: 200.01 * MB }),
      'This ad type requires an aspect ratio between 1:2.4 and 2.4:1, and a maximum size of 200 MB. This one has an aspect ratio of 3:1 and has 200.1 MB.',
    ],
    [
      'LinkedinPostAd',
      image(6001, 6000),
      'This ad type requires a maximum of 36 megapixels. This one has 36.1 megapixels.',
    ],
  ])('%s, %j', (adType, media, expected) => {
    expect(sentence(adType, media)).toBe(expected);
  });
});

describe('what is taken, with advice', () => {
  const bars =
    'Stories fill the space around images that are not 9:16 with a blurred copy. Crop the image to fill the screen.';
  const logo = (width: number, height: number): MediaFacts => ({
    ...image(width, height),
    type: 'logo',
  });
  test.each<[AdType, MediaFacts, string[]]>([
    ['InstagramStoryAd', image(1920, 1080), [bars]],
    ['FacebookStoryAd', image(1080), [bars]],
    ['FacebookStoryAd', image(1080, 1920), []],
    ['InstagramPostAd', image(1920, 1080), []],
    ['GoogleDisplayGeneratedAd', logo(300, 120), []],
    [
      'GoogleDisplayGeneratedAd',
      logo(8, 8),
      ['Logos under 150px on their longer side look blurred on banners'],
    ],
    [
      'GoogleDisplayGeneratedAd',
      logo(2000, 60),
      ['Logos are hard to read on banners unless their ratio is between 1:3 and 6:1'],
    ],
  ])('%s, %j', (adType, media, expected) => {
    const found = mediaFindings(media, rulesOf(adType));
    expect(found.map(sayFinding)).toEqual(expected);
    expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
  });
});
