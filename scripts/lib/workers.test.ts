import { expect, it } from 'vitest';
import { journeyWorkers, testWorkers } from './workers.mjs';

it('runs one journey more than there are cores: three on two', () => {
  expect([1, 2, 4, 7, 8, 64].map(journeyWorkers)).toEqual([2, 3, 5, 8, 8, 8]);
});

it('runs as many tests as there are cores, and two on one', () => {
  expect([1, 2, 4, 8, 64].map(testWorkers)).toEqual([2, 2, 4, 8, 8]);
});
