import { keysIn } from '../secrets.ts';

const FEWEST_CHARACTERS = 8;

/** Words that stand in examples, and in no key that was drawn at random. */
const examples = /example|change.?me|password|secret|12345678|abcdefgh|qwerty/i;

/** Whether somebody could have typed one of these keys, or read it in a guide. */
export const isGuessable = (setting: string): boolean =>
  keysIn(setting).some(
    (key) => new Set(key).size < FEWEST_CHARACTERS || examples.test(key) || repeatsItself(key),
  );

/** `abc123abc123abc1`: every character is that of a piece before it. */
function repeatsItself(key: string): boolean {
  for (let piece = 1; piece <= key.length / 2; piece += 1) {
    if (key.startsWith(key.slice(piece))) return true;
  }
  return false;
}
