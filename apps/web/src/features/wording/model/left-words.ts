import { localSlot } from '../../../lib/storage/browser-storage.ts';

/** Texts of which this browser remembers what was left as it is; the oldest are forgotten. */
const KEPT_TEXTS = 100;

const slot = localSlot('posthorn.wording.left');

type Left = [text: string, words: string[]][];

function readAll(): Left {
  try {
    const kept: unknown = JSON.parse(slot.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (one: unknown): one is Left[number] =>
  Array.isArray(one) &&
  typeof one[0] === 'string' &&
  Array.isArray(one[1]) &&
  one[1].every((word) => typeof word === 'string');

/** What a person chose to leave as it is in a text. */
export const leftWords = (text: string): readonly string[] =>
  readAll().find(([name]) => name === text)?.[1] ?? [];

/** What was left in an ad that had no name of its own yet goes with it. */
export function passLeftWords(from: string, to: string): void {
  for (const word of leftWords(from)) leaveWord(to, word);
}

/** The next new ad begins without what was left in the last one. */
export function forgetLeftWords(text: string): void {
  slot.write(JSON.stringify(readAll().filter(([name]) => name !== text)));
}

export function leaveWord(text: string, word: string): readonly string[] {
  const words = [...new Set([...leftWords(text), word])];
  const others = readAll().filter(([name]) => name !== text);
  slot.write(JSON.stringify([[text, words], ...others].slice(0, KEPT_TEXTS)));
  return words;
}
