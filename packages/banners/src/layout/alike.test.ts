import { expect, test } from 'vitest';
import { isAlike } from './alike.ts';
import { type BannerWords, bannerLayout } from './layout.ts';

const words: BannerWords = {
  type: 'Vacancy',
  title: 'Nurse in Groningen',
  subtitle: 'Close to home',
  callToAction: 'Apply now',
  tags: ['32 hours', 'Day shifts'],
  primaryColor: '#05377E',
};
const changed = (change: Partial<BannerWords>) =>
  isAlike(
    bannerLayout(words, 'halfPage', { shows: 'logo' }),
    bannerLayout({ ...words, ...change }, 'halfPage', { shows: 'logo' }),
  );

test.each<[string, Partial<BannerWords>, boolean]>([
  ['other words in the same lines', { title: 'Nurse in Groninger' }, true],
  ['one line more', { title: 'Nurse in the north of Groningen, and near the sea' }, false],
  ['another colour', { primaryColor: '#F4C300' }, false],
  ['a longer tag', { tags: ['36 hours a week', 'Day shifts'] }, false],
  ['a tag less', { tags: ['32 hours'] }, false],
  ['a longer button', { callToAction: 'Apply today' }, false],
])('%s', (_, change, expected) => {
  expect(changed(change)).toBe(expected);
});
