import { expect, test } from 'vitest';
import { readPart } from './read-parts.ts';

const parts = [
  { id: 'facebook', top: -200 },
  { id: 'posts', top: -150 },
  { id: 'carousels', top: -150.5 },
  { id: 'stories', top: -150 },
  { id: 'linkedin', top: 500 },
];

test.each([
  ['the first of those side by side', 300, 'posts'],
  ['the last one that was reached', 600, 'linkedin'],
  ['the first one of all before any is reached', -300, 'facebook'],
])('%s', (_, line, id) => {
  expect(readPart(parts, line)).toBe(id);
});

test('no parts, nothing read', () => expect(readPart([], 10)).toBeUndefined());
