import { expect, test } from 'vitest';
import { findEmoji, searchEmoji, withTone } from './emoji.ts';
import { loadEmoji } from './use-emoji.ts';

const groups = await loadEmoji();
const signs = (search: string) => searchEmoji(groups, search, 10).map(({ sign }) => sign);
const named = (name: string) => {
  const found = groups.flatMap(({ emoji }) => emoji).find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('names and other words are found, what is called so first', () => {
  expect(signs('rocket')[0]).toBe('🚀');
  expect(signs('nurse')).toContain('👩‍⚕️');
  expect(signs('thumbs up')[0]).toBe(named('thumbs up').sign);
  expect(signs('UP thumb')).toContain(named('thumbs up').sign);
  expect(signs('pinata')).toEqual(signs('piñata'));
  expect(signs('🚀')).toEqual(['🚀']);
  expect(signs('xyzzy')).toEqual([]);
  expect(signs('  ')).toEqual([]);
});

test('a tone is given to those with skin', () => {
  expect(withTone(named('thumbs up'), 'dark')).toBe('👍🏿');
  expect(withTone(named('woman health worker'), 'medium')).toBe('👩🏽‍⚕️');
  expect(withTone(named('rocket'), 'dark')).toBe('🚀');
  expect(withTone(named('thumbs up'), 'none')).toBe(named('thumbs up').sign);
});

test('what was inserted once is known again, whatever its tone', () => {
  expect(findEmoji(groups, '👍🏿')?.name).toBe('thumbs up');
  expect(findEmoji(groups, '🚀')?.name).toBe('rocket');
  expect(findEmoji(groups, 'x')).toBeUndefined();
});

test('every sign is one character, so a counter counts it as one', () => {
  const segmenter = new Intl.Segmenter();
  const odd = groups
    .flatMap(({ emoji }) => emoji)
    .filter((each) => [...segmenter.segment(withTone(each, 'dark'))].length !== 1);
  expect(odd).toEqual([]);
});
