import { expect, test } from 'vitest';
import { countLevel } from './count-level.ts';

const limits = { max: 15, warnLength: 10 };

test.each([
  [0, 'calm'],
  [10, 'calm'],
  [11, 'near'],
  [14, 'near'],
  [15, 'full'],
  [16, 'over'],
] as const)('%i of 15, warned at 10, is %s', (count, level) => {
  expect(countLevel(count, limits)).toBe(level);
});

test('without limits every length is calm', () => {
  expect(countLevel(10_000, {})).toBe('calm');
});
