import { describe, expect, test } from 'vitest';
import {
  cleanedKeyword,
  hasNoKeyword,
  KEYWORDS_MAX,
  type Keyword,
  type KeywordMatch,
  keywordFinding,
  keywordsFindings,
  keywordsOf,
  shutOut,
  tidyChoice,
} from './keyword.ts';
import { readKeywords, writtenKeyword } from './notation.ts';
import { exampleSearch, suggestedKeywords } from './suggested.ts';

const keyword = (text: string, match: KeywordMatch = 'phrase'): Keyword => ({ text, match });

describe('one keyword', () => {
  test.each([
    ['nurse', undefined],
    ['C++ / C# developer', undefined],
    ["children's nurse", undefined],
    ['', 'keyword.empty'],
    ['   ', 'keyword.empty'],
    ['nurse!', 'keyword.sign'],
    ['nurse, icu', 'keyword.sign'],
    ['x'.repeat(80), undefined],
    ['x'.repeat(81), 'keyword.tooLong'],
    ['a b c d e f g h i j', undefined],
    ['a b c d e f g h i j k', 'keyword.tooManyWords'],
  ])('%j: %s', (text, code) => {
    expect(keywordFinding(text)?.code).toBe(code);
  });

  test.each([
    ['  Nurse   (m/f/x) ', 'nurse m/f/x'],
    ['Zu\u0308rich', 'zürich'],
    ['nurse, ICU!', 'nurse icu'],
    ['!!!', ''],
  ])('%j is cleaned to %j', (text, cleaned) => {
    expect(cleanedKeyword(text)).toBe(cleaned);
  });
});

describe('a choice', () => {
  test('may hold the same text with another match, but not twice the same', () => {
    const both = [keyword('nurse'), keyword('nurse', 'exact')];
    expect(keywordsFindings({ wanted: both, excluded: [keyword('nurse')] })).toEqual([]);
    const twice = keywordsFindings({
      wanted: null,
      excluded: [keyword('Intern'), keyword('intern ')],
    });
    expect(twice).toMatchObject([{ code: 'keyword.twice', path: 'excluded.1' }]);
  });

  test('has an end', () => {
    const wanted = Array.from({ length: KEYWORDS_MAX + 1 }, (_, n) => keyword(`job ${n}`));
    expect(keywordsFindings({ wanted, excluded: [] })).toMatchObject([{ code: 'keyword.tooMany' }]);
    expect(keywordsFindings({ wanted: wanted.slice(1), excluded: wanted.slice(1) })).toEqual([]);
  });

  test('that says nothing is none', () => {
    expect(tidyChoice(null)).toBeNull();
    expect(tidyChoice({ wanted: null, excluded: [] })).toBeNull();
    expect(tidyChoice({ wanted: [keyword(' ICU  Nurse ')], excluded: [] })).toEqual({
      wanted: [keyword('icu nurse')],
      excluded: [],
    });
    expect(tidyChoice({ wanted: [], excluded: [] })).toEqual({ wanted: [], excluded: [] });
  });

  test('goes before what is suggested, list by list', () => {
    const suggested = [keyword('nurse')];
    const excluded = [keyword('intern')];
    expect(keywordsOf(null, suggested)).toEqual({ wanted: suggested, excluded: [] });
    expect(keywordsOf({ wanted: null, excluded }, suggested)).toEqual({
      wanted: suggested,
      excluded,
    });
    expect(keywordsOf({ wanted: [], excluded }, suggested)).toEqual({ wanted: [], excluded });
    expect(hasNoKeyword({ wanted: [], excluded })).toBe(true);
    expect(hasNoKeyword({ wanted: null, excluded })).toBe(false);
    expect(hasNoKeyword(null)).toBe(false);
  });

  test.each<[KeywordMatch, string, string[]]>([
    ['broad', 'nurse icu', ['icu nurse', 'icu ward nurse']],
    ['phrase', 'icu nurse', ['icu nurse']],
    ['phrase', 'nurse', ['nurse', 'icu nurse', 'icu ward nurse']],
    ['exact', 'nurse', ['nurse']],
    ['broad', 'intern', []],
  ])('%s without %j never shows for %j', (match, text, shut) => {
    const wanted = ['nurse', 'icu nurse', 'icu ward nurse', 'nurseries'].map((one) => keyword(one));
    expect(shutOut({ wanted, excluded: [keyword(text, match)] }).map((one) => one.text)).toEqual(
      shut,
    );
  });
});

describe('suggestions', () => {
  const nurse = {
    en: { name: 'Nurse', synonyms: ['Registered Nurse'] },
    nl: { name: 'Verpleegkundige', synonyms: ['Wijkverpleegkundige', 'nurse'] },
    de: { name: 'Krankenpfleger/in', synonyms: [] },
  };
  const developer = { en: { name: 'C++ developer (m/f/x)', synonyms: ['x'.repeat(81), '!!'] } };
  const texts = (language: 'nl' | 'de' | 'en' | 'it') =>
    suggestedKeywords([nurse, developer], language).map(({ text }) => text);

  test('are in the language of the campaign, then in English, each once', () => {
    expect(texts('nl')).toEqual([
      ...['verpleegkundige', 'wijkverpleegkundige', 'nurse', 'c++ developer', 'registered nurse'],
    ]);
    expect(texts('de').slice(0, 2)).toEqual(['krankenpfleger', 'krankenpflegerin']);
    expect(texts('it')).toEqual(texts('en'));
    expect(suggestedKeywords([nurse], 'nl')[0]?.match).toBe('phrase');
  });

  test('have an end', () => {
    const synonyms = Array.from({ length: 300 }, (_, n) => `job ${n}`);
    expect(suggestedKeywords([{ en: { synonyms } }], 'en')).toHaveLength(KEYWORDS_MAX);
  });

  test.each([
    ['ic-verpleegkundige', 'Groningen', 'ic-verpleegkundige groningen'],
    ['nurse groningen', 'Groningen', 'nurse groningen'],
    ['nurse', '', 'nurse'],
  ])('%j in %j is searched for as %j', (text, place, search) => {
    expect(exampleSearch(text, place)).toBe(search);
  });
});

describe('notation', () => {
  test('reads what people paste from Google Ads', () => {
    const pasted = '[icu nurse]\n"Nurse  job"\r\nverpleegkundige\n-intern\n - [free course]\n\n-';
    expect(readKeywords(pasted, 'broad')).toEqual([
      { ...keyword('icu nurse', 'exact'), isExcluded: false },
      { ...keyword('nurse job', 'phrase'), isExcluded: false },
      { ...keyword('verpleegkundige', 'broad'), isExcluded: false },
      { ...keyword('intern', 'broad'), isExcluded: true },
      { ...keyword('free course', 'exact'), isExcluded: true },
    ]);
    expect(readKeywords('nurse, ic-verpleegkundige', 'phrase').map(({ text }) => text)).toEqual([
      'nurse',
      'ic-verpleegkundige',
    ]);
    expect(readKeywords(' \n ', 'phrase')).toEqual([]);
  });

  test.each<[Keyword, string]>([
    [keyword('nurse'), '"nurse"'],
    [keyword('nurse', 'exact'), '[nurse]'],
    [keyword('nurse', 'broad'), 'nurse'],
  ])('writes %j as %s', (one, written) => {
    expect(writtenKeyword(one)).toBe(written);
    expect(readKeywords(written, 'broad')).toEqual([{ ...one, isExcluded: false }]);
  });
});
