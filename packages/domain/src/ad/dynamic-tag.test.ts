import { expect, test } from 'vitest';
import { sayFinding } from '../message/say.ts';
import {
  dynamicTagName,
  dynamicTags,
  piecesOfText,
  placeholderOf,
  tagSpans,
  tagsIn,
  unknownTagsIn,
  unknownTagWarning,
  withTagNames,
} from './dynamic-tag.ts';

test('a text comes apart at its tags', () => {
  expect(piecesOfText('Nurse in %%city%%, at %%company%%')).toEqual([
    { text: 'Nurse in ' },
    { tag: 'city' },
    { text: ', at ' },
    { tag: 'company' },
  ]);
});

test('where tags stand in a text is known to the sign', () => {
  const text = '%%company%% in %%City%%, %%town%%';
  expect(tagSpans(text).map(({ from, to, look }) => [text.slice(from, to), look])).toEqual([
    ['%%company%%', undefined],
    ['%%City%%', undefined],
    ['%%town%%', 'unknown'],
  ]);
  expect(tagSpans('No tags')).toEqual([]);
});

test('every tag is found, and has a name', () => {
  for (const tag of dynamicTags) {
    expect(piecesOfText(placeholderOf(tag))).toEqual([{ tag }]);
    expect(dynamicTagName(tag)).toMatch(/^[A-Z]/);
  }
});

test('where only words can stand, a tag is called by its name', () => {
  expect(withTagNames('%%job_title%% in %%city%%')).toBe('[Job title] in [City]');
  expect(withTagNames('100%% sure')).toBe('100%% sure');
});

test('what only looks like a tag stays as it was typed', () => {
  for (const text of ['100%% sure', '%%salary%%', '%%city%', 'no tags']) {
    expect(piecesOfText(text)).toEqual([{ text }]);
  }
  expect(piecesOfText('')).toEqual([]);
});

test('a tag may be written in any case', () => {
  expect(piecesOfText('In %%City%%, %%COMPANY%%')).toEqual([
    { text: 'In ' },
    { tag: 'city' },
    { text: ', ' },
    { tag: 'company' },
  ]);
  expect(tagsIn(['%%Job_Title%%'])).toEqual(['job_title']);
});

test.each<[string, string[]]>([
  ['Work in %%stad%% or %%job title%%', ['%%stad%%', '%%job title%%']],
  ['%%stad%%, %%stad%%', ['%%stad%%']],
  // These are for tracking parameters.
  ['%%campaign_name%% %%reference_number%%', ['%%campaign_name%%', '%%reference_number%%']],
  ['%%stad%%%%plaats%%', ['%%stad%%', '%%plaats%%']],
  ['100%% sure in %%city%%, 50%% off', []],
  ['%%city%', []],
  ['%%%%%% %%  %%', []],
  ['100%%\nsure%%', []],
])('what is written like a tag in %j is known to be none: %j', (text, unknown) => {
  expect(unknownTagsIn([text])).toEqual(unknown);
});

test('a tag that is not known is said while it is written', () => {
  const found = unknownTagWarning(['Nurse', 'in %%stad%%']);
  expect(found?.severity).toBe('warning');
  expect(found && sayFinding(found)).toBe(
    '%%stad%% is not a known tag. Fix it before you launch, because ads would show it as it is written.',
  );
  expect(unknownTagWarning(['Nurse in %%CITY%%'])).toBeUndefined();
});
