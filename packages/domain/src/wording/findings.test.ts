import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordingList as de } from './data/de.ts';
import { wordingList as en } from './data/en.ts';
import { wordingFindings } from './findings.ts';
import { PARAGRAPH_WORDS, SENTENCE_WORDS } from './overlong.ts';
import { terms, type WordingList } from './wording-list.ts';

const list: WordingList = {
  language: 'en',
  terms: [
    ...terms('masculine', 'A study', { 'ninja* | rock star*': 'expert', dominant: '' }),
    ...terms('young', 'A law', { young: 'motivated', 'young and wild': 'lively' }),
    ...terms('ageLimit', 'A law', { 'under # years': '', 'at most ## years': 'some years' }),
    ...terms('title', 'A law', { '*mann': '{word} (m/w/d)', vendeur: '' }),
  ],
  harmless: ['young people'],
  everyone: ['all genders'],
};
const marked = (text: string, by = list) =>
  wordingFindings(text, by).map(({ from, to }) => text.slice(from, to));

test('says where, of what kind, why, what instead, and who says so', () => {
  expect(wordingFindings('Our Ninjas code', list)).toEqual([
    {
      from: 4,
      to: 10,
      kind: 'gender',
      reason: 'masculine',
      proposals: [],
      source: 'A study',
    },
  ]);
});

test.each([
  ['a stem has any ending', 'ninjas and ninjastyle', ['ninjas', 'ninjastyle']],
  ['but begins the word', 'kaninja', []],
  ['an ending has any beginning', 'Kaufmann', ['Kaufmann']],
  ['a word stands alone', 'predominantly dominant', ['dominant']],
  ['hyphens join', 'rock-stars', ['rock-stars']],
  ['sentences part', 'We rock. Star chefs', []],
  ['accents and case do not matter', 'YÓUNG', ['YÓUNG']],
  ['the longest phrase is meant', 'young and wild', ['young and wild']],
  ['a harmless phrase is left alone', 'young people and young nurses', ['young']],
  ['an age is a number of two digits', 'under 35 years, under 350 years', ['under 35 years']],
  ['few years are few', 'at most 3 years, at most 30 years', ['at most 3 years']],
  ['tags are no words', '%%city%% young', ['young']],
  ['addresses are no words', 'https://young.example/ninja and ninja@example.org', []],
])('%s', (_, text, found) => {
  expect(marked(text)).toEqual(found);
});

test.each([
  ['Kaufmann (m/w/d)', 0],
  ['Kaufmann m/w', 0],
  ['Kaufmann for all genders', 0],
  ['Kaufmann:frau', 0],
  ['Kaufmann/-frau', 0],
  ['vendeur ou vendeuse', 0],
  ['vendeur·se', 0],
  ['vendeur(se)', 0],
  ['vendeur (Lyon)', 1],
  ['Kaufmann', 1],
])('the name of a job in one form beside what opens it: %s', (text, count) => {
  expect(marked(text)).toHaveLength(count);
});

test('a proposal is made only where nothing around it has to change', () => {
  const proposals = (text: string, by: WordingList) =>
    wordingFindings(text, by).map((found) => found.proposals);
  expect(proposals('a ninja', list)).toEqual([['expert']]);
  expect(proposals('two ninjas', list)).toEqual([[]]);
  expect(proposals('a rockstar, an ambitious ninja', en)).toEqual([
    ['specialist'],
    ['eager to learn'],
    ['specialist', 'expert'],
  ]);
  expect(proposals('Kaufmann', list)).toEqual([['Kaufmann (m/w/d)']]);
});

test('the name of a job in the campaign’s own title is not marked again', () => {
  const count = (title: string) => wordingFindings('Vendeur in Lyon', list, title).length;
  expect(count('Vendeur confirmé')).toBe(0);
  expect(count('Boulanger')).toBe(1);
});

test('a name is no advice, unless all words have capitals', () => {
  expect(marked('we work for Ernst & Young every day')).toEqual([]);
  expect(marked('A Young Team In Town')).toEqual(['Young']);
  expect(marked('Young colleagues')).toEqual(['Young']);
});

const sentence = (words: number) => `${'word '.repeat(words - 1)}word`;

test('long sentences and paragraphs are marked as a whole', () => {
  expect(wordingFindings(`${sentence(SENTENCE_WORDS)}.`, list)).toEqual([]);
  const long = sentence(SENTENCE_WORDS + 1);
  expect(wordingFindings(`Short. ${long}. Short.`, list)).toEqual([
    { from: 7, to: 7 + long.length, kind: 'overlong', reason: 'longSentence', proposals: [] },
  ]);
  const paragraph = `${sentence(9)}. `.repeat(10).trim();
  expect(wordingFindings(`Hi\n${paragraph}`, list).map(({ reason }) => reason)).toEqual([
    'longParagraph',
  ]);
  expect(PARAGRAPH_WORDS).toBeLessThan(90);
  expect(wordingFindings(paragraph.replaceAll('. ', '.\n'), list)).toEqual([]);
});

test('any text has an answer whose stretches lie inside it, in order and apart', () => {
  const pieces = fc.constantFrom(
    'young',
    ' ',
    'people',
    'rock',
    '-',
    'star',
    '.',
    '%%city%%',
    'ü',
    '👩🏽‍⚕️',
    '\n',
    'm/w/d',
    '35',
    'at most',
    'https://',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(list, en, de), (text, by) => {
      let end = 0;
      for (const { from, to, kind } of wordingFindings(text, by)) {
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(text.length);
        if (kind === 'overlong') continue;
        expect(from).toBeGreaterThanOrEqual(end);
        end = to;
      }
    }),
  );
});

describe('texts that make careless patterns slow have an answer', () => {
  // Reading them again for every letter would take minutes, and the test would run out of time.
  const long = 120_000;
  test.each([
    ['one word', 'a'.repeat(long)],
    ['spaces', ' '.repeat(long)],
    ['full stops', '. '.repeat(long / 2)],
    ['the beginning of a phrase', 'young and '.repeat(long / 10)],
    ['slashes', 'm/'.repeat(long / 2)],
    ['tags that do not end', '%%city'.repeat(long / 6)],
    ['addresses', 'https://'.repeat(long / 8)],
    ['accents', 'e\u0301\u0301'.repeat(long / 3)],
  ])('%s', (_, text) => {
    expect(Array.isArray(wordingFindings(text, list))).toBe(true);
  });
});
