import {
  type BannerSize,
  bannerColours,
  bannerSizeSpecs,
  bannerSizes,
  contrast,
  countCharacters,
  DRAWN_TAG_LENGTH,
  drawnTexts,
  TEXT_CONTRAST,
} from '@posthorn/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textWidth } from '../font/font.ts';
import { LEAST_SIZE } from '../text/fit-text.ts';
import { type BannerWords, bannerLayout } from './layout.ts';
import type { BannerLayout, Box, LogoPlate, TextPart } from './parts.ts';

const logo: LogoPlate = { shows: 'logo' };

const words: BannerWords = {
  type: 'Vacancy',
  subtitle: 'Care close to home',
  title: 'Registered nurse in Groningen',
  tags: ['32 hours', '€ 3.400 – 4.200', 'Training paid', 'Pension', 'Bike plan'],
  callToAction: 'Apply now',
  primaryColor: '#05377E',
};

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

const overlap = (a: Box, b: Box) =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01;

const isOnSurface = ({ name }: TextPart) => name === 'tag' || name === 'callToAction';

/** What is wrong with a banner, in words. */
function faults(layout: BannerLayout): string[] {
  const found: string[] = [];
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  const free = layout.texts.filter((text) => !isOnSurface(text) && text.name !== 'plate');
  const blocks: [string, Box][] = [
    ...layout.surfaces.map(({ name, box }): [string, Box] => [name, box]),
    ...free.map(({ name, box }): [string, Box] => [name, box]),
    ...(layout.plate ? [['plate', layout.plate] as [string, Box]] : []),
  ];
  blocks.forEach(([name, box], n) => {
    if (!contains(whole, box)) found.push(`${name} is not on the banner`);
    for (const [other, its] of blocks.slice(n + 1)) {
      if (overlap(box, its)) found.push(`${name} lies on ${other}`);
    }
  });
  for (const text of layout.texts) {
    const { name, box, lines, font } = text;
    if (font.size < LEAST_SIZE) found.push(`${name} is too small`);
    if (lines.length === 0) found.push(`${name} is empty`);
    for (const line of lines) {
      if (textWidth(line, font) > box.width + 0.01) found.push(`${name} is too wide: ${line}`);
    }
    const holders = isOnSurface(text) ? layout.surfaces.map((each) => each.box) : [];
    const plates = name === 'plate' && layout.plate ? [layout.plate] : [];
    const around = [...holders, ...plates];
    if (around.length > 0 && !around.some((each) => contains(each, box))) {
      found.push(`${name} leaves what it stands on`);
    }
  }
  if (layout.logo && !(layout.plate && contains(layout.plate, layout.logo))) {
    found.push('the logo leaves its plate');
  }
  return found;
}

/** The lowest contrast of any text with anything that may lie behind it. */
function lowestContrast(layout: BannerLayout, primary: string): number {
  const { ornament, ornamentEdge, plate } = bannerColours(primary);
  const behind = (text: TextPart): string[] => {
    if (text.name === 'plate') return [plate];
    if (!isOnSurface(text)) return [layout.background, ornament, ornamentEdge];
    return layout.surfaces.filter(({ box }) => contains(box, text.box)).map(({ colour }) => colour);
  };
  const ratios = layout.texts.flatMap((text) =>
    behind(text).map((colour) => contrast(text.colour, colour)),
  );
  return Math.min(...ratios, 21);
}

const linesOf = (layout: BannerLayout, name: TextPart['name']) =>
  layout.texts.filter((text) => text.name === name).map(({ lines }) => lines);

const long = fc.constantFrom(
  'Krankenpflegefachkraft',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Arbeidsongeschiktheidsverzekering',
  'Anticonstitutionnellement',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Ελληνικά',
  'медсестра',
  'a/b-c',
);
const text = (max: number) =>
  fc
    .array(
      fc.oneof(long, fc.string({ unit: 'grapheme', maxLength: 12 }), fc.lorem({ maxCount: 1 })),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join(' ').slice(0, max));
const anyWords: fc.Arbitrary<BannerWords> = fc.record({
  type: text(17),
  subtitle: text(75),
  title: text(55),
  callToAction: text(15),
  tags: fc.array(text(20), { maxLength: 7 }),
  primaryColor: fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`),
});
const anyPlate = fc.constantFrom<LogoPlate>(
  logo,
  { shows: 'nothing' },
  { shows: 'words', words: 'LOGO NOT FOUND' },
);

describe.each(bannerSizes)('%s', (size) => {
  test('whatever is written: nothing overlaps, leaves its place or can not be read', () => {
    fc.assert(
      fc.property(anyWords, anyPlate, (copy, plate) => {
        const layout = bannerLayout(copy, size, plate);
        expect(faults(layout)).toEqual([]);
        expect(lowestContrast(layout, copy.primaryColor)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
      { numRuns: 120 },
    );
  });

  test('shows no more than its limits', () => {
    const full = 'Wij zoeken een vriendelijke verpleegkundige voor onze afdeling met ervaring';
    const layout = bannerLayout(
      { ...words, title: full, subtitle: full, tags: Array(7).fill(full) },
      size,
      logo,
    );
    const { limits, tagsShown } = bannerSizeSpecs[size];
    const shown = (name: TextPart['name']) =>
      (linesOf(layout, name)[0] ?? []).join(' ').replaceAll('- ', '');
    expect(countCharacters(shown('title'))).toBeLessThanOrEqual(limits.title);
    expect(shown('title')).not.toBe('');
    expect(countCharacters(shown('subtitle'))).toBeLessThanOrEqual(limits.subtitle ?? 0);
    expect(linesOf(layout, 'tag').length).toBeLessThanOrEqual(tagsShown);
    for (const [tag = ''] of linesOf(layout, 'tag')) {
      expect(countCharacters(tag)).toBeLessThanOrEqual(DRAWN_TAG_LENGTH);
    }
  });

  test('shows everything that it has room for', () => {
    const layout = bannerLayout(words, size, logo);
    const texts = drawnTexts(words, size);
    expect(linesOf(layout, 'type')).toEqual([[texts.type]]);
    expect(linesOf(layout, 'title').map((lines) => lines.join(' '))).toEqual([texts.title]);
    expect(linesOf(layout, 'callToAction')).toEqual([['Apply now']]);
    expect(linesOf(layout, 'tag').flat()).toEqual(texts.tags);
    expect(layout.arrow).not.toBeNull();
  });
});

describe('words', () => {
  const title = (size: BannerSize, text: string) =>
    linesOf(bannerLayout({ ...words, title: text }, size, logo), 'title')[0];

  test.each([
    ['Krankenpflegefachkraft', ['Krankenpfle-', 'gefachkraft']],
    ['Verpleegkundige', ['Verpleeg-', 'kundige']],
    ['Elektromechanicien gezocht', ['Elektrome-', 'chanicien', 'gezocht']],
    ['Soudeur (H/F)', ['Soudeur', '(H/F)']],
  ])('%s is broken between syllables', (text, expected) => {
    expect(title('skyscraper', text)).toEqual(expected);
  });

  test('lines are about equally long', () => {
    expect(title('largeRectangle', 'Registered nurse in Assen')).toEqual([
      'Registered',
      'nurse in Assen',
    ]);
  });

  test('what the font can not write is left out', () => {
    const copy = { ...words, title: '🎉 Nurse نبحث 👩🏽‍⚕️', type: '🎉', tags: ['👍', 'Van'] };
    const layout = bannerLayout(copy, 'halfPage', logo);
    expect(linesOf(layout, 'title')).toEqual([['Nurse']]);
    expect(linesOf(layout, 'type')).toEqual([]);
    expect(linesOf(layout, 'tag')).toEqual([['Van']]);
  });
});
