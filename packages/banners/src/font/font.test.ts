import { expect, test } from 'vitest';
import { readAdvances } from '../../font/read-woff.mjs';
import { bannerFonts } from '../png/fonts.ts';
import { drawable, leftOut, widthInEm } from './font.ts';

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

test('letters and accents are drawn, whichever way they were typed', () => {
  expect(drawable('Cafe\u0301 Łódź Ελλάδα Київ Việt')).toBe('Café Łódź Ελλάδα Київ Việt');
  expect(drawable('a\u00a0b\u2011c\td')).toBe('a b-c d');
  expect(drawable('1️⃣ day 👩🏽‍⚕️ 护士')).toBe('1 day');
});

test('what is not drawn is known', () => {
  expect(leftOut('Nurse 🎉 and 👩🏽‍⚕️ 🎉 護')).toEqual(['🎉', '👩🏽‍⚕️', '護']);
  expect(leftOut('Zwölf Boxkämpfer, très bien')).toEqual([]);
});
