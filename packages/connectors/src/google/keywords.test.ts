import { expect, test } from 'vitest';
import { keywordsOf } from './keywords.ts';

test.each([
  [['  nurse   vacancy '], ['nurse vacancy']],
  [['Nurse', 'nurse', 'NURSE '], ['Nurse']],
  [
    ['nurse (m/f)!', 'C++ & C# developer', "chef d'équipe"],
    ['nurse m/f', 'C++ & C# developer', "chef d'équipe"],
  ],
  [['a, b; c = {d} "e" [f]'], ['a b c d e f']],
  [['', '   ', '!!!'], []],
  [['x'.repeat(81), 'x'.repeat(80)], ['x'.repeat(80)]],
  [['one two three four five six seven eight nine ten eleven'], []],
])('%j becomes %j', (wishes, keywords) => {
  expect(keywordsOf(wishes)).toEqual(keywords);
});

test('there is an end to them', () => {
  expect(keywordsOf(Array.from({ length: 500 }, (_, n) => `job ${n}`))).toHaveLength(100);
});
