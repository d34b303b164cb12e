import { expect, test } from 'vitest';
import { mayShareEntry } from './one-entry.ts';

test.each([
  ['a field of the form', { before: { title: 'A' }, after: { title: 'B' } }, true],
  [
    'dates, which change together',
    { before: { startDate: null, endDate: null }, after: { startDate: 'a', endDate: 'b' } },
    true,
  ],
  ['a status', { before: { status: 'active' }, after: { status: 'paused' } }, false],
  [
    'a field and a status',
    { before: { title: 'A', status: 'draft' }, after: { title: 'B', status: 'active' } },
    false,
  ],
  ['a budget', { before: { budget: 1 }, after: { budget: 2 } }, false],
  ['an ad', { after: { adChanged: 'FacebookPostAd' } }, false],
  ['nothing', { before: {}, after: {} }, false],
])('%s', (_name, change, expected) => expect(mayShareEntry(change)).toBe(expected));
