import { emptySearchCopy, type SearchCopy, say } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEditorStore, type EditorStore } from '../model/editor-store.ts';
import { badPlaces, errorOf, firstProblem, isDirty } from '../model/editor-view.ts';
import { formOf } from '../model/forms.ts';
import { bodyOf } from './save-search-ad.ts';
import { searchQuery } from './search-query.ts';

const full: SearchCopy = {
  headlines: ['ICU nurse', 'Groningen', 'Apply today'],
  descriptions: ['Work close to home.', 'Choose your hours.'],
};
const open = (copy: SearchCopy, version: number | null = null) =>
  createEditorStore(
    { adType: 'GoogleSearchAd', copy, version, of: 'campaign', campaignType: 'consideration' },
    () => now,
  );

let now = 0;
let store: EditorStore<SearchCopy>;
beforeEach(() => {
  now = 0;
  store = open(emptySearchCopy());
});
const headlines = () => store.snapshot().copy.headlines;

function type(text: string, at = 0): void {
  for (const letter of text) {
    now += 50;
    store.change(
      'headlines',
      headlines().map((line, n) => (n === at ? line + letter : line)),
    );
  }
}

describe('lines', () => {
  test('are taken back word by word, and say where', () => {
    type('ICU nurse', 1);
    expect(store.undo()).toEqual({ path: 'headlines.1', caret: 4 });
    expect(headlines()).toEqual(['', 'ICU ', '']);
    expect(store.redo()).toEqual({ path: 'headlines.1', caret: 9 });
  });

  test('that trade places, come or go are steps of their own', () => {
    type('a');
    store.change('headlines', ['', 'a', '']);
    store.change('headlines', ['', 'a', '', '']);
    store.undo();
    store.undo();
    expect(headlines()).toEqual(['a', '', '']);
    store.undo();
    expect(headlines()).toEqual(['', '', '']);
  });

  test('that say nothing are nothing to keep', () => {
    store.change('headlines', ['', ' ', '', '']);
    expect(isDirty(store.snapshot())).toBe(false);
    type('x');
    expect(isDirty(store.snapshot())).toBe(true);
  });
});

describe('what is wrong', () => {
  test('with a list is said once a person has left it', () => {
    type('ICU nurse');
    expect(badPlaces(store.snapshot())).toEqual(['headlines', 'descriptions']);
    expect(errorOf(store.snapshot(), 'headlines')).toBeUndefined();
    store.touch('headlines');
    expect(errorOf(store.snapshot(), 'headlines')).toBe(say('field.atLeastFilled', { n: 3 }));
    expect(firstProblem(store.snapshot())).toBe(
      `Headlines: ${say('field.atLeastFilled', { n: 3 })}`,
    );
  });

  test('with a line is said at the line, at once', () => {
    store = open({ ...full, headlines: ['a', 'x'.repeat(31), 'c'] });
    expect(badPlaces(store.snapshot())).toEqual(['headlines.1']);
    expect(errorOf(store.snapshot(), 'headlines.1')).toBe(say('field.maxLength', { max: 30 }));
    expect(errorOf(store.snapshot(), 'headlines.0')).toBeUndefined();
  });
});

test('two people who change different lists both keep their lines', () => {
  store = open(full, 1);
  type('!');
  const theirs = { ...full, descriptions: ['Theirs.', 'Choose your hours.'] };
  expect(store.receive({ copy: theirs, version: 2 })).toBe('merged');
  expect(store.snapshot().copy).toEqual({
    headlines: ['ICU nurse!', 'Groningen', 'Apply today'],
    descriptions: theirs.descriptions,
  });
});

describe('two people who change lines of one list', () => {
  const theirs = (...headlines: string[]) => ({ copy: { ...full, headlines }, version: 2 });
  beforeEach(() => {
    store = open(full, 1);
    type('!');
  });

  test('both keep theirs when they are different ones, however often it is undone', () => {
    expect(store.receive(theirs('ICU nurse', 'Groningen', 'Apply now'))).toBe('merged');
    expect(headlines()).toEqual(['ICU nurse!', 'Groningen', 'Apply now']);
    store.undo();
    expect(headlines()).toEqual(['ICU nurse', 'Groningen', 'Apply now']);
  });

  test('both keep what they added', () => {
    store.change('headlines', [...headlines(), 'Night shifts']);
    store.receive(theirs('ICU nurse', 'Groningen', 'Apply today', 'Day shifts'));
    expect(headlines()).toEqual([
      ...['ICU nurse!', 'Groningen', 'Apply today', 'Night shifts', 'Day shifts'],
    ]);
  });

  test.each([
    ['keepMine', 'ICU nurse!'],
    ['takeTheirs', 'IC nurse'],
  ] as const)('are asked about the same one, and %s leaves the others', (decide, first) => {
    expect(store.receive(theirs('IC nurse', 'Assen', 'Apply today'))).toBe('undecided');
    store[decide]();
    expect(headlines()).toEqual([first, 'Assen', 'Apply today']);
  });
});

test('empty lines are not sent', () => {
  expect(bodyOf({ headlines: ['a ', '', ' b'], descriptions: ['', 'c'] })).toEqual({
    headlines: ['a', 'b'],
    descriptions: ['c'],
  });
});

test.each<[unknown, boolean]>([
  [full, true],
  [{ ...full, headlines: ['a'] }, false],
  [{ ...full, headlines: [1, 2, 3] }, false],
  [{ ...full, descriptions: undefined }, false],
  [{ ...full, descriptions: Array(5).fill('x') }, false],
  [null, false],
])('%j is a draft: %s', (value, isOne) => {
  expect(formOf('GoogleSearchAd').isCopy(value)).toBe(isOne);
});

test.each([
  ['ICU nurse', [], [{ name: 'Utrecht, Netherlands' }], 'icu nurse utrecht'],
  ['Nurse in Utrecht', [], [{ name: 'Utrecht, Netherlands' }], 'nurse in utrecht'],
  ['Team manager', [{ name: 'Verpleegkundige' }], [], 'verpleegkundige'],
  ['', [], [], 'jobs near me'],
])('%s may be searched for', (title, profiles, locations, query) => {
  expect(searchQuery({ title, profiles, locations })).toBe(query);
});

test('the example search is in the language of the campaign, or its first keyword', () => {
  const job = {
    title: 'Team manager',
    profiles: [{ name: 'Nurse', localName: 'Infirmier/Infirmière' }],
    locations: [{ name: 'Lille, France' }],
  };
  expect(searchQuery(job)).toBe('infirmier lille');
  expect(searchQuery(job, 'soins intensifs')).toBe('soins intensifs lille');
});
