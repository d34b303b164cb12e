import { randomInt } from 'node:crypto';

// No vowels (no words by accident) and nothing that is misheard or misread: 0/O, 1/I/L, 5/S, 2/Z.
const letters = 'BCDFGHJKMNPQRTVWX346789';

/** The short public id of a campaign: can be read out over the telephone. */
export function newHash(length = 7): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
