import { drawable } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { readAdvances } from '../../font/read-woff.mjs';
import { bannerFonts } from '../png/fonts.ts';
import { widthInEm } from './font.ts';

test('the widths are those of the font', () => {
  for (const { weight, data } of bannerFonts().slice(0, 2)) {
    const advances = new Map(readAdvances(data as Buffer));
    for (const sign of 'AVtoß€…–’é') {
      const width = (advances.get(sign.codePointAt(0) ?? 0) ?? 0) / 2048;
      expect(width).toBeGreaterThan(0);
      expect(widthInEm(sign, weight as 500 | 700, 0)).toBeCloseTo(width);
    }
  }
});

test('the rules know every sign of the font, and no other', () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code + 0x21));
  const inFont = signs.filter((sign) => widthInEm(sign, 500, 0) > 0);
  const same = inFont.filter((sign) => widthInEm(sign, 700, 0) > 0);
  expect(same).toEqual(inFont);
  const known = signs.filter((sign) => drawable(sign) === sign.normalize('NFC'));
  expect(known.filter((sign) => sign === sign.normalize('NFC'))).toEqual(
    inFont.filter((sign) => sign === sign.normalize('NFC')),
  );
});
