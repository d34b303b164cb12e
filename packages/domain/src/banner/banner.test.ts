import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBannerCopy } from '../ad/banner-copy.ts';
import { countCharacters } from '../field/count.ts';
import { bannerColours, LOGO_PLATE } from './colours.ts';
import { contrast, mixed, TEXT_CONTRAST } from './contrast.ts';
import { drawnTexts, shortened, shownAtMost, shownEverywhere } from './drawn-text.ts';
import { isLostOnPlate } from './logo.ts';
import { bannerPlaceholders, bannerSizeSpecs, bannerSizes, columnsOf } from './size.ts';

test.each([
  [970, 90, 4],
  [728, 90, 4],
  [468, 60, 4],
  [120, 600, 1],
  [160, 600, 1],
  [300, 250, 2],
  [320, 50, 2],
  [200, 200, 1],
  [250, 250, 2],
  [580, 400, 4],
])('a banner of %d × %d takes %d of four columns', (width, height, columns) => {
  expect(columnsOf({ width, height })).toBe(columns);
});

describe('the nine sizes', () => {
  test('are these, the lowest first', () => {
    const sizes = bannerSizes.map((size) => bannerSizeSpecs[size]);
    expect(sizes.map(({ width, height }) => `${width}×${height}`)).toEqual([
      '320×50',
      '468×60',
      '728×90',
      '970×90',
      '300×250',
      '336×280',
      '120×600',
      '160×600',
      '300×600',
    ]);
    expect(sizes.toSorted((a, b) => a.height - b.height || a.width - b.width)).toEqual(sizes);
  });

  test('take so many columns of the preview', () => {
    const spanning = (columns: number) =>
      bannerSizes.filter((size) => bannerSizeSpecs[size].columns === columns);
    expect(spanning(4)).toEqual(['banner', 'leaderboard', 'largeLeaderboard']);
    expect(spanning(1)).toEqual(['skyscraper', 'wideSkyscraper']);
    expect(spanning(2)).toHaveLength(4);
  });

  test('show so much of a text', () => {
    for (const { limits } of Object.values(bannerSizeSpecs)) {
      expect(limits.type).toBeGreaterThanOrEqual(11);
      expect(limits.type).toBeLessThanOrEqual(20);
      expect(limits.title).toBeGreaterThanOrEqual(20);
      expect(limits.title).toBeLessThanOrEqual(55);
      expect([null, 20, 25]).toContain(limits.subtitle);
      expect([15, 20]).toContain(limits.callToAction);
    }
  });

  test('three of them stand for banners that are still to come', () => {
    expect(bannerPlaceholders.map((size) => bannerSizeSpecs[size].label)).toEqual([
      'Leaderboard',
      'Medium rectangle',
      'Large rectangle',
    ]);
  });
});

describe('a text that is too long', () => {
  test.each([
    ['Nurse', 20, 'Nurse'],
    ['  Nurse   in\tGroningen ', 20, 'Nurse in Groningen'],
    ['Registered nurse in Groningen', 20, 'Registered nurse in…'],
    ['Registered nurse, Groningen', 18, 'Registered nurse…'],
    ['Krankenpflegefachkraft', 20, 'Krankenpflegefachkr…'],
    ['A Krankenpflegefachkraft', 20, 'A Krankenpflegefach…'],
    ['🙂🙂🙂🙂', 3, '🙂🙂…'],
  ])('%j becomes at most %i characters: %j', (text, limit, expected) => {
    expect(shortened(text, limit)).toBe(expected);
  });

  test('is within its limit, whatever it is', () => {
    const limits = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), limits, (text, limit) => {
        expect(countCharacters(shortened(text, limit))).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

test('a size shows the tags it has room for, without empty ones', () => {
  const copy = {
    ...emptyBannerCopy,
    subtitle: 'Close to home',
    tags: ['', ' 32 hours ', '  ', 'Training on the job', 'Pension', 'Van', 'Phone', 'Gym'],
  };
  expect(drawnTexts(copy, 'leaderboard').tags).toEqual(['32 hours', 'Training on the…']);
  expect(drawnTexts(copy, 'halfPage').tags).toHaveLength(5);
  expect(drawnTexts(copy, 'smallBanner')).toMatchObject({ subtitle: '', tags: [] });
});

describe('colours', () => {
  test('contrast is what WCAG says', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#05377E', '#05377e')).toBe(1);
    expect(mixed('#000000', '#FFFFFF', 0.5)).toBe('#808080');
  });

  test.each([
    ['#05377E', '#05377E', '#FFFFFF'],
    ['#f4c300', '#F4C300', '#221B00'],
    // White would have 4.3 to 1; a touch deeper it has 4.5.
    ['#D9480F', '#D0450E', '#FFFFFF'],
    // Far from white: it stays what it is.
    ['#0A84FF', '#0A84FF', '#011224'],
  ])('of %s the banner is %s and its text %s', (primary, background, text) => {
    expect(bannerColours(primary)).toMatchObject({ background, text });
  });

  test('every text can be read on all that lies behind it, whatever the colour', () => {
    const any = fc.integer({ min: 0, max: 0xffffff });
    fc.assert(
      fc.property(any, (value) => {
        const c = bannerColours(`#${value.toString(16).padStart(6, '0')}`);
        const pairs = [c.background, c.ornament, c.ornamentEdge].flatMap((behind) => [
          contrast(c.text, behind),
          contrast(c.secondary, behind),
        ]);
        pairs.push(contrast(c.onButton, c.button), contrast(c.onChip, c.chip));
        pairs.push(contrast(c.onPlate, c.plate));
        expect(Math.min(...pairs)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
      { numRuns: 3000, examples: [[0], [0xffffff], [0x767676], [0x777777], [0xf4c300]] },
    );
  });
});

test('how much of a text no banner cuts', () => {
  const fields = ['type', 'title', 'subtitle', 'callToAction'] as const;
  expect(fields.map(shownEverywhere)).toEqual([11, 20, 20, 15]);
  expect(fields.map(shownAtMost)).toEqual([20, 55, 25, 20]);
});

describe('a logo on the white plate', () => {
  const white = [255, 255, 255, 255];
  const nothing = [0, 0, 0, 0];
  const logo = (...parts: [pixel: number[], times: number][]) =>
    parts.flatMap(([pixel, times]) => Array.from({ length: times }, () => pixel).flat());

  test.each<[string, number[], boolean]>([
    ['white letters on nothing', logo([nothing, 70], [white, 30]), true],
    ['pale yellow letters on nothing', logo([nothing, 70], [[255, 250, 200, 255], 30]), true],
    ['white letters with a grey speck', logo([white, 199], [[90, 90, 90, 255], 1]), true],
    ['dark letters on nothing', logo([nothing, 70], [[5, 55, 126, 255], 30]), false],
    ['thin dark letters on white', logo([white, 95], [[5, 55, 126, 255], 5]), false],
    ['white letters on red', logo([white, 30], [[200, 16, 46, 255], 70]), false],
    ['nothing at all', logo([nothing, 100]), false],
  ])('%s', (_name, pixels, isLost) => {
    expect(isLostOnPlate(pixels, LOGO_PLATE)).toBe(isLost);
  });
});
