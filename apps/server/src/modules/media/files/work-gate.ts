import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/**
 * Pictures are decoded a few at a time, however many come in at once: a hundred open pictures would
 * need a hundred times the memory and would not be done any sooner.
 */
export const oneOfFew = pLimit(availableParallelism());

/** Films have a gate of their own: a slow one takes minutes, and no one's picture waits for it. */
export const oneFilmOfFew = pLimit(availableParallelism());
