import { hyphenated, type Word, type Writing } from './words.ts';

interface Broken {
  lines: string[];
  /** How often a word had to be broken to fit. */
  hyphens: number;
}

/** More would not be read by anybody, and bounds the work. */
const MOST_LINES = 12;

/** The lines of a text in a width, both of the font's size. Undefined: it can not be done. */
export function brokenLines(
  words: readonly Word[],
  width: number,
  writing: Writing,
  space: number,
): Broken | undefined {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  let hyphens = 0;
  const waiting = [...words].reverse();
  for (let word = waiting.pop(); word; word = waiting.pop()) {
    const gap = line === '' || word.isJoined ? 0 : space;
    if (used + gap + word.width <= width) {
      line += `${gap > 0 ? ' ' : ''}${word.text}`;
      used += gap + word.width;
    } else if (line !== '') {
      lines.push(line);
      line = '';
      used = 0;
      waiting.push(word);
    } else {
      const parts = hyphenated(word, width, writing);
      if (!parts) return undefined;
      hyphens += 1;
      waiting.push(parts[1]);
      lines.push(parts[0].text);
    }
    if (lines.length > MOST_LINES) return undefined;
  }
  return { lines: line === '' ? lines : [...lines, line], hyphens };
}
