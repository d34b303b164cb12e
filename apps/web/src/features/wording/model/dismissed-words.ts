import { localSlot } from '../../../lib/storage/browser-storage.ts';

/** Texts of which this browser remembers what was dismissed; the oldest are forgotten. */
const KEPT_TEXTS = 100;

/** Its name is older than the word 'dismissed'; another one would forget what people have dismissed. */
const slot = localSlot('posthorn.wording.left');

type Dismissed = [text: string, words: string[]][];

function readAll(): Dismissed {
  try {
    const kept: unknown = JSON.parse(slot.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (one: unknown): one is Dismissed[number] =>
  Array.isArray(one) &&
  typeof one[0] === 'string' &&
  Array.isArray(one[1]) &&
  one[1].every((word) => typeof word === 'string');

/** The advice that a person dismissed in a text. */
export const dismissedWords = (text: string): readonly string[] =>
  readAll().find(([name]) => name === text)?.[1] ?? [];

/** What was dismissed in an ad that had no name of its own yet goes with it. */
export function passDismissedWords(from: string, to: string): void {
  for (const word of dismissedWords(from)) dismissWord(to, word);
}

/** The next new ad begins without what was dismissed in the last one. */
export function forgetDismissedWords(text: string): void {
  slot.write(JSON.stringify(readAll().filter(([name]) => name !== text)));
}

export function dismissWord(text: string, word: string): readonly string[] {
  const words = [...new Set([...dismissedWords(text), word])];
  const others = readAll().filter(([name]) => name !== text);
  slot.write(JSON.stringify([[text, words], ...others].slice(0, KEPT_TEXTS)));
  return words;
}
