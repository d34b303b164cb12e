import { expect, test } from 'vitest';
import { languages } from '../campaign/language.ts';
import { isClosedPage } from './closed-page.ts';
import { closedWords } from './closed-words.ts';

const page = { title: 'Nurse', closesOn: null, others: 0, blocks: [{ text: 'You care.' }] };
const says = (...texts: string[]) =>
  isClosedPage({ ...page, blocks: texts.map((text) => ({ text })) }, '2026-12-01');

test.each(languages)('the words of %s are recognised in a sentence of their own', (language) => {
  for (const words of closedWords[language]) {
    expect(says('You care.', `${words.charAt(0).toUpperCase()}${words.slice(1)}.`), words).toBe(
      true,
    );
  }
});

test.each([
  'Deze vacature is helaas niet meer beschikbaar!',
  'Helaas, deze vacature is inmiddels vervuld. Bekijk onze andere vacatures.',
  'Sorry – this job is no longer available',
  'Cette offre n’est malheureusement plus disponible.',
  'Diese Stelle ist leider bereits besetzt.',
  'Esta oferta ya no está disponible',
])('%s', (text) => {
  expect(says(text)).toBe(true);
});

test.each([
  'This position has been filled by great people for years, and now it is yours.',
  'What if this job is no longer available when I apply?',
  'Deze vacature is beschikbaar.',
  'De vacature sluit op 1 december.',
  'Tell us if this vacancy is closed',
  `${'We care for people. '.repeat(20)}This vacancy is closed.`,
  '',
])('not: %s', (text) => {
  expect(says(text)).toBe(false);
});

test('the title of a page may say it', () => {
  expect(isClosedPage({ ...page, title: 'This job has expired | Noorderzorg' }, '2026-12-01')).toBe(
    true,
  );
});

test.each([
  ['2026-11-30', 0, true],
  ['2026-12-01', 0, false],
  ['2027-01-31', 0, false],
  // Of a list of vacancies it is not known which one is meant.
  ['2026-11-30', 3, false],
])('a day of closing of %s, beside %i others, is closed: %s', (closesOn, others, isClosed) => {
  expect(isClosedPage({ ...page, closesOn, others }, '2026-12-01')).toBe(isClosed);
});

test('a day that is to come counts more than words', () => {
  const blocks = [{ text: 'This vacancy is closed' }];
  expect(isClosedPage({ ...page, blocks, closesOn: '2027-01-31' }, '2026-12-01')).toBe(false);
});
