import { expect, test } from 'vitest';
import { agoText } from './ago.ts';

test.each([
  [20_000, 'a moment ago'],
  [60_000, '1 minute ago'],
  [5 * 60_000, '5 minutes ago'],
  [2 * 3_600_000, '2 hours ago'],
  [30 * 3_600_000, '1 day ago'],
  [-5_000, 'a moment ago'],
])('%i ms are %s', (past, text) => {
  expect(agoText(1_000_000_000_000 - past, 1_000_000_000_000)).toBe(text);
});
