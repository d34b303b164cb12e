import { beforeEach, expect, test } from 'vitest';
import { forgetLeftWords, leaveWord, leftWords, passLeftWords } from './left-words.ts';

beforeEach(() => localStorage.clear());

test('what was left in a new ad goes with it, and the next new one begins without it', () => {
  leaveWord('new', 'title nurse');
  leaveWord('new', 'young young');
  passLeftWords('new', 'ad-1');
  forgetLeftWords('new');
  expect([...leftWords('ad-1')].sort()).toEqual(['title nurse', 'young young']);
  expect(leftWords('new')).toEqual([]);
});
