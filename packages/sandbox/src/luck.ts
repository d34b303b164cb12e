import { createHash } from 'node:crypto';

/** Chance that can be repeated: between 0 and 1 (exclusive), always the same for the same words. */
export function luck(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE() / 2 ** 32;
}
