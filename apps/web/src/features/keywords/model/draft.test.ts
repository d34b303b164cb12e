import type { ChosenKeywords, Keyword } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { withNextMatch, withoutKeyword, withTyped } from './draft.ts';

const suggested: Keyword[] = [
  { text: 'nurse', match: 'phrase' },
  { text: 'icu nurse', match: 'phrase' },
];
const untouched: ChosenKeywords = { wanted: null, excluded: [] };

test('what is suggested becomes a list of its own with the first change', () => {
  const { after } = withTyped(untouched, suggested, { typed: '[carer]', match: 'phrase' });
  expect(after).toEqual({
    wanted: [...suggested, { text: 'carer', match: 'exact' }],
    excluded: [],
  });
  const [first] = suggested;
  expect(first && withoutKeyword(untouched, suggested, 'wanted', first).wanted).toEqual(
    suggested.slice(1),
  );
});

test('excluding something leaves the suggestions as they are', () => {
  const { after } = withTyped(untouched, suggested, { typed: '-intern', match: 'broad' });
  expect(after).toEqual({ wanted: null, excluded: [{ text: 'intern', match: 'broad' }] });
});

test('what is there already or can not be taken is told', () => {
  const typed = `nurse\n"nurse"\n${'x'.repeat(81)}\ncarer`;
  const { after, refused, repeated } = withTyped(untouched, suggested, { typed, match: 'phrase' });
  expect(after.wanted).toHaveLength(3);
  expect(repeated).toBe(2);
  expect(refused.map(({ finding }) => finding.code)).toEqual(['keyword.tooLong']);
});

test('the match goes round, past those that are taken', () => {
  const wanted: Keyword[] = [
    { text: 'nurse', match: 'phrase' },
    { text: 'nurse', match: 'exact' },
  ];
  const after = withNextMatch({ wanted, excluded: [] }, [], 'wanted', {
    text: 'nurse',
    match: 'phrase',
  });
  expect(after.wanted?.[0]).toEqual({ text: 'nurse', match: 'broad' });
  const all: Keyword[] = [...wanted, { text: 'nurse', match: 'broad' }];
  const draft = { wanted: all, excluded: [] };
  expect(withNextMatch(draft, [], 'wanted', { text: 'nurse', match: 'broad' })).toBe(draft);
});
