import type { Keyword } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { wantedKeywords } from './keywords.ts';

const texts = (keywords: readonly (Keyword | string)[], excludedKeywords: Keyword[] = []) =>
  wantedKeywords({ keywords, excludedKeywords }).map(
    ({ matchType, text }) => `${matchType} ${text}`,
  );

test.each<[(Keyword | string)[], string[]]>([
  [['nurse'], ['PHRASE nurse']],
  [[' nurse,  ICU! '], ['PHRASE nurse icu']],
  [['Nurse', 'nurse'], ['PHRASE nurse']],
  [
    [{ text: 'nurse', match: 'exact' }, 'nurse'],
    ['EXACT nurse', 'PHRASE nurse'],
  ],
  [['x'.repeat(81), 'a b c d e f g h i j k', '', '!!'], []],
])('%j becomes %j', (keywords, sent) => {
  expect(texts(keywords)).toEqual(sent);
});

test('what is excluded is not wanted', () => {
  expect(texts(['nurse', 'carer'], [{ text: 'Nurse', match: 'phrase' }])).toEqual(['PHRASE carer']);
});

test('there are never more than an ad needs', () => {
  expect(texts(Array.from({ length: 500 }, (_, n) => `job ${n}`))).toHaveLength(100);
});
