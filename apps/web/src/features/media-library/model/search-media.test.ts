import { limitNotice, type MediaPurpose, sayFinding } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { aMedia } from '../testing/a-media.ts';
import { type MediaView, searchMedia } from './search-media.ts';

const browsing: MediaPurpose = { for: 'browsing' };
const view: MediaView = { search: '', filter: 'all', limit: 100 };
const library = [
  aMedia('nurse', { title: 'Nurse at the Café', fileName: 'img_1.JPG' }),
  aMedia('tour', { type: 'video', altText: 'A walk through the ward' }),
  aMedia('sign', { type: 'logo' }),
];
const ids = (more: Partial<MediaView>, purpose: MediaPurpose = browsing) =>
  searchMedia(library, purpose, { ...view, ...more }).shown.map(({ id }) => id);

test('the search looks into title, file name and alternative text, whatever the case and accents', () => {
  expect(ids({ search: 'cafe' })).toEqual(['nurse']);
  expect(ids({ search: 'CAFÉ nurse' })).toEqual(['nurse']);
  expect(ids({ search: 'img_1.jpg' })).toEqual(['nurse']);
  expect(ids({ search: ' ward ' })).toEqual(['tour']);
  expect(ids({ search: 'nurse ward' })).toEqual([]);
});

test('the filter shows one type, the purpose only what it can use', () => {
  expect(ids({ filter: 'video' })).toEqual(['tour']);
  expect(ids({}, { for: 'ad', adType: 'FacebookPostAd' })).toEqual(['nurse', 'tour']);
  expect(ids({}, { for: 'ad', adType: 'GoogleDisplayGeneratedAd' })).toEqual(['sign']);
  expect(ids({}, { for: 'leadForm' })).toEqual(['nurse']);
});

test('the limit cuts what was found, and says so', () => {
  const many = Array.from({ length: 60 }, (_, index) => aMedia(`m${index}`));
  const { found, shown } = searchMedia(many, browsing, { ...view, limit: 50 });
  expect([found, shown.length]).toEqual([60, 50]);
  const notice = limitNotice(50, found);
  expect(notice && sayFinding(notice)).toBe(
    'Only the first 50 out of 60 items are shown. Use search to narrow down the results',
  );
  expect(searchMedia(many, browsing, { ...view, limit: 'All' }).shown.length).toBe(60);
});
