import { createHash } from 'node:crypto';

const hashOf = (words: readonly (string | number)[]): Buffer =>
  createHash('sha256').update(words.join('|')).digest();

/** Chance that can be repeated: between 0 and 1 (exclusive), always the same for the same words. */
export const luck = (...words: (string | number)[]): number =>
  hashOf(words).readUInt32BE() / 2 ** 32;

/** Four chances for the price of one. */
export function fourChances(...words: (string | number)[]): [number, number, number, number] {
  const hash = hashOf(words);
  const chance = (index: number) => hash.readUInt32BE(index * 4) / 2 ** 32;
  return [chance(0), chance(1), chance(2), chance(3)];
}

/** A number of digits, from the same source. */
export const digits = (length: number, ...words: (string | number)[]): string =>
  (hashOf(words).readBigUInt64BE() % 10n ** BigInt(length)).toString().padStart(length, '0');
