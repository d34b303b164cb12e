import { expect, test } from 'vitest';
import { combinationName, combinationsOf, combinedLines, filledIn } from './combinations.ts';

const copy = (headlines: string[], descriptions: string[]) => ({ headlines, descriptions });

test('what stands first comes first, without what is empty', () => {
  const four = copy(['A', '', 'B', 'C', 'D'], ['x', ' ', 'y']);
  const [first] = combinationsOf(filledIn(four));
  if (!first) throw new Error('There is always one');
  expect(combinedLines(four, first)).toEqual({
    headlines: ['A', 'B', 'C'],
    descriptions: ['x', 'y'],
  });
  expect(combinationName(first)).toBe('Headlines 1, 2, 3 and descriptions 1, 2');
});

test('every line has its turn', () => {
  const all = combinationsOf({ headlines: 5, descriptions: 4 });
  expect(all).toHaveLength(5);
  expect(all[1]).toEqual({ headlines: [1, 2, 3], descriptions: [1, 2] });
  expect(all[4]).toEqual({ headlines: [4, 0, 1], descriptions: [0, 1] });
  expect(new Set(all.flatMap(({ descriptions }) => descriptions))).toEqual(new Set([0, 1, 2, 3]));
});

test.each([
  [[], []],
  [['A'], []],
  [
    ['A', 'B', 'C'],
    ['x', 'y'],
  ],
])('%j and %j leave nothing to choose', (headlines, descriptions) => {
  const all = combinationsOf(filledIn(copy(headlines, descriptions)));
  expect(all).toHaveLength(1);
  expect(all[0]?.headlines).toHaveLength(headlines.length);
});
