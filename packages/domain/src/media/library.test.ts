import { describe, expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import {
  limitNotice,
  type MediaPurpose,
  misfit,
  mostPicked,
  offeredTypes,
  pickFinding,
} from './library.ts';
import { cleanFileName, type MediaFacts, mediaWordsFindings, titleFromFileName } from './media.ts';
import { fileFinding, filesFinding, imageSizeFinding, misfitNote, uploadNotice } from './upload.ts';

const facts = (type: MediaFacts['type'], width = 1200): MediaFacts => ({
  type,
  width,
  height: width,
  duration: type === 'video' ? 10 : null,
  bytes: 1_000,
});
const ad = (
  adType: Extract<MediaPurpose, { for: 'ad' }>['adType'],
  atMost?: number,
): MediaPurpose => ({ for: 'ad', adType, atMost });
const said = (found: ReturnType<typeof pickFinding>) => found && sayFinding(found);

test.each([
  [{ for: 'browsing' }, ['image', 'video', 'logo'], 0],
  [{ for: 'leadForm' }, ['image'], 1],
  [ad('FacebookPostAd'), ['image', 'video'], 1],
  [ad('InstagramCarouselAd'), ['image', 'video'], 10],
  [ad('InstagramCarouselAd', 3), ['image', 'video'], 3],
  [ad('FacebookPostAd', 3), ['image', 'video'], 1],
  [ad('GoogleDisplayGeneratedAd'), ['logo'], 1],
  [ad('GoogleSearchAd'), [], 0],
] as [MediaPurpose, string[], number][])(
  '%j is offered %j, of which %d',
  (purpose, types, most) => {
    expect(offeredTypes(purpose)).toEqual(types);
    expect(mostPicked(purpose)).toBe(most);
  },
);

describe('picking', () => {
  const two = (type: MediaFacts['type']) => [facts(type), facts(type)];
  test.each([
    [{ for: 'leadForm' }, two('image'), 'Please select only one image'],
    [{ for: 'leadForm' }, [], 'Please select only one image'],
    [ad('GoogleDisplayGeneratedAd'), two('logo'), 'Please select only one logo'],
    [ad('GoogleDisplayGeneratedAd'), [facts('logo')], undefined],
    [ad('FacebookPostAd'), two('image'), 'Please select only one item'],
    [ad('FacebookPostAd'), [facts('image')], undefined],
    [ad('FacebookPostAd'), [facts('image', 499)], 'Some media was invalid for this ad type'],
    [ad('FacebookPostAd'), [facts('logo')], 'Some media was invalid for this ad type'],
    [ad('FacebookCarouselAd'), two('image'), undefined],
    [ad('FacebookCarouselAd', 1), two('image'), 'Please select only one item'],
    [ad('FacebookCarouselAd'), Array(11).fill(facts('image')), 'Please select at most 10 items'],
    [
      ad('FacebookCarouselAd'),
      [facts('image'), facts('image', 100)],
      'Some media was invalid for this ad type',
    ],
  ] as [MediaPurpose, MediaFacts[], string | undefined][])('%j', (purpose, picked, expected) => {
    expect(said(pickFinding(purpose, picked))).toBe(expected);
  });

  test('an item that does not fit says what would', () => {
    expect(said(misfit(ad('FacebookPostAd'), facts('image', 10)))).toBe(
      'This ad type requires a minimum width of 500px. This one is 10px wide.',
    );
    expect(misfit({ for: 'browsing' }, facts('image', 10))).toBeUndefined();
  });
});

test('more items than are shown are counted', () => {
  expect(said(limitNotice(50, 60))).toBe(
    'Only the first 50 out of 60 items are shown. Use search to narrow down the results',
  );
  expect(limitNotice(50, 50)).toBeUndefined();
  expect(limitNotice('All', 100_000)).toBeUndefined();
});

const converting = (format: string) =>
  `Invalid image type. Please use jpeg or png. Open this ${format} file in an image viewer and save it as jpeg, then upload that one.`;

describe('uploading', () => {
  test.each([
    ['image', 'image/jpeg', 10, undefined],
    ['image', 'image/png', 30_000_000, undefined],
    ['image', 'image/png', 30_000_001, 'This file is larger than 30 MB'],
    ['image', 'image/gif', 10, 'Invalid image type. Please use jpeg or png.'],
    ['image', 'image/webp', 10, converting('WebP')],
    ['image', 'image/avif', 10, converting('AVIF')],
    ['logo', 'image/heic', 10, converting('HEIC')],
    ['video', 'image/heic', 10, 'Invalid video type. Please use mp4 or quicktime.'],
    ['image', 'image/png', 0, 'This file is empty'],
    ['logo', 'image/svg+xml', 10, 'Invalid image type. Please use jpeg or png.'],
    ['video', 'video/mp4', 200_000_000, undefined],
    ['video', 'video/quicktime', 10, undefined],
    ['video', 'video/webm', 10, 'Invalid video type. Please use mp4 or quicktime.'],
    ['video', 'video/mp4', 200_000_001, 'This file is larger than 200 MB'],
  ] as const)('%s: %s of %d bytes', (as, type, size, expected) => {
    expect(said(fileFinding({ type, size }, as))).toBe(expected);
  });

  test('one logo at a time', () => {
    expect(said(filesFinding(2, 'logo'))).toBe('Can only upload one logo at a time.');
    expect(filesFinding(1, 'logo')).toBeUndefined();
    expect(filesFinding(20, 'image')).toBeUndefined();
  });

  test('pictures are bounded in area and in length', () => {
    expect(imageSizeFinding({ width: 10_000, height: 10_000 })).toBeUndefined();
    expect(imageSizeFinding({ width: 10_001, height: 10_000 })).toBeDefined();
    expect(imageSizeFinding({ width: 20_000, height: 1 })).toBeUndefined();
    expect(imageSizeFinding({ width: 1, height: 20_001 })).toBeDefined();
  });

  test('who uploads something special is told', () => {
    const small = facts('image', 300);
    expect(uploadNotice([facts('image')])).toBeUndefined();
    expect(uploadNotice([facts('logo', 20)])).toBeUndefined();
    expect(said(uploadNotice([small]))).toBe('Uploaded media is only valid for some ad types');
    expect(misfitNote({ ...small, title: 'Team' })).toMatch(
      /^“Team” does not fit: Facebook post, /,
    );
    expect(misfitNote({ ...facts('image'), title: 'Team' })).toBeUndefined();
    expect(misfitNote({ ...facts('logo', 20), title: 'Logo' })).toBeUndefined();
    expect(said(uploadNotice([facts('image'), small]))).toBe(
      'Uploaded media is not valid for all ad types',
    );
  });
});

describe('words', () => {
  test.each([
    ['photo.jpg', 'photo.jpg', 'photo'],
    ['../../Our_new office.PNG', 'Our_new office.PNG', 'Our new office'],
    ['C:\\pics\\a.b.jpeg', 'a.b.jpeg', 'a.b'],
    ['', 'untitled', 'untitled'],
    ['.png', 'untitled.png', 'untitled'],
    ['__ _.png', '__ _.png', 'untitled'],
    ['a\u0000b\u202e\u200b.mp4', 'ab.mp4', 'ab'],
    ['日本.png', '日本.png', '日本'],
    ['%22Team%22.png', '"Team".png', '"Team"'],
  ])('%j is shown as %j and called %j', (name, shown, title) => {
    expect(cleanFileName(name)).toBe(shown);
    expect(titleFromFileName(name)).toBe(title);
  });

  test('a title is needed, an alternative text is not', () => {
    expect(mediaWordsFindings({ title: 'A', altText: '' })).toEqual([]);
    expect(mediaWordsFindings({ title: '', altText: '' })).toMatchObject([{ path: 'title' }]);
    expect(
      mediaWordsFindings({ title: 'x'.repeat(201), altText: 'y'.repeat(251) }).map(
        ({ path }) => path,
      ),
    ).toEqual(['title', 'altText']);
  });
});
