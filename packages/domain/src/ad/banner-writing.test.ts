import { expect, test } from 'vitest';
import { bannerWriting, drawable, leftOutOfBanners } from './banner-writing.ts';

test('banners draw letters and accents, whichever way they were typed', () => {
  expect(drawable('Cafe\u0301 Łódź Ελλάδα Київ Việt')).toBe('Café Łódź Ελλάδα Київ Việt');
  expect(drawable('a\u00a0b\u2011c\td')).toBe('a b-c d');
  expect(drawable('1️⃣ day 👩🏽‍⚕️ 护士')).toBe('1 day');
});

test('banners name the signs that they leave out', () => {
  expect(leftOutOfBanners('Nurse 🎉 and 👩🏽‍⚕️ 🎉 護')).toEqual(['🎉', '👩🏽‍⚕️', '護']);
  expect(leftOutOfBanners('Zwölf Boxkämpfer, très bien')).toEqual([]);
});

test.each([
  // The languages that ads are written in.
  "Verpleegkundige gezocht: €3.200, coördinatie, één team, 's-Hertogenbosch",
  'Nurse wanted – £40,000',
  'Infirmière, œuvre, à Nîmes, çà et là, Noël',
  'Enfermeira, coração, saúde, àquele',
  'Größe, Pfleger*in (m/w/d), ÄÖÜ ẞ ß „Team“',
  '¿Enfermera? ¡Sí! Año, pingüino',
  'Infermiere, perché, è più, città',
  '24/7',
  '👩🏽‍⚕️ Nurse 🇳🇱',
  'Nurse 护士',
  '护士 %%city%%',
])('banners show the words of %s', (text) => {
  expect(bannerWriting(text, 'title')).toBeUndefined();
});

test.each(['ممرضة', '护士', 'אחות', 'नर्स', '看護師 24/7', '👩🏽‍⚕️🎉', 'Ｎｕｒｓｅ', '٣'])(
  'banners show no word of %s',
  (text) => {
    expect(bannerWriting(text, 'title')).toMatchObject({ code: 'banner.writing', path: 'title' });
  },
);
