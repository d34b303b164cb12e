import { expect, test } from 'vitest';
import { linePaths } from './chart-paths.ts';
import { chartScales } from './chart-scales.ts';

const values = [4, 8, 1];
const line = { id: 'a', name: 'A', colour: '', values };
const scales = chartScales({ points: 3, lines: [line], showTick: String }, 400);
const steps = (path: string) => path.match(/[ML]/g)?.join('') ?? '';

test('a line goes through all its points', () => {
  const { whole, soFar } = linePaths(line, scales);
  expect([steps(whole), soFar]).toEqual(['MLL', '']);
});

test('the way to a point that is not over is drawn by itself', () => {
  const { whole, soFar } = linePaths({ values, endsSoFar: true }, scales);
  expect([steps(whole), steps(soFar)]).toEqual(['ML', 'ML']);
});
