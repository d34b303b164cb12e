import { expect, test } from 'vitest';
import { elementsOf, recordsIn } from './feed-elements.ts';

const elements = [
  { path: 'list/thing@nr', sample: '1' },
  { path: 'list/thing/naam', sample: 'Cook' },
  { path: 'list/thing/adres/web', sample: '' },
];
const unknown = { root: 'export', mapping: null, elements };

test('where no job was recognised, every element that holds others can be one', () => {
  expect(recordsIn(unknown)).toEqual([
    'export/list',
    'export/list/thing',
    'export/list/thing/adres',
    'export',
  ]);
});

test('what is inside the chosen element is told from there', () => {
  expect(elementsOf(unknown, 'export/list/thing')).toEqual([
    { path: '@nr', sample: '1' },
    { path: 'naam', sample: 'Cook' },
    { path: 'adres/web', sample: '' },
  ]);
  expect(elementsOf(unknown, '')).toEqual([]);
});

test('where jobs were recognised, their elements are told already', () => {
  const known = { ...unknown, mapping: { record: 'export/list', fields: {} } };
  expect(elementsOf(known, 'export/list')).toBe(elements);
});
