import { beforeEach, expect, test } from 'vitest';
import {
  dismissedWords,
  dismissWord,
  forgetDismissedWords,
  passDismissedWords,
} from './dismissed-words.ts';

beforeEach(() => localStorage.clear());

test('what was dismissed in a new ad goes with it, and the next new one begins without it', () => {
  dismissWord('new', 'title nurse');
  dismissWord('new', 'young young');
  passDismissedWords('new', 'ad-1');
  forgetDismissedWords('new');
  expect([...dismissedWords('ad-1')].sort()).toEqual(['title nurse', 'young young']);
  expect(dismissedWords('new')).toEqual([]);
});
