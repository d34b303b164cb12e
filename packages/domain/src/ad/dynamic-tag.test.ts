import { expect, test } from 'vitest';
import {
  dynamicTagName,
  dynamicTags,
  piecesOfText,
  placeholderOf,
  tagSpans,
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
  const text = '%%company%% in %%city%%, %%town%%';
  expect(tagSpans(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    '%%company%%',
    '%%city%%',
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
