import { expect, test } from 'vitest';
import { computeWithin, TookTooLong } from './compute-within.ts';

test('answers with what was computed, or throws what it threw', () => {
  expect(computeWithin(() => ['a', 'b'])).toEqual(['a', 'b']);
  const broken = new TypeError('broken');
  expect(() =>
    computeWithin(() => {
      throw broken;
    }),
  ).toThrow(broken);
});

test.each([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['an expression that looks back', () => /^(a+)+$/.test(`${'a'.repeat(100)}b`)],
])('ends %s that never does', (_, compute) => {
  expect(() => computeWithin(compute, 20)).toThrow(TookTooLong);
});
