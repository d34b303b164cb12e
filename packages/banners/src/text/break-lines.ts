import { hyphenated, type Word, type Writing } from './words.ts';

interface Broken {
  lines: string[];
  /** How often a word had to be broken to fit; twice as bad where no syllable ends. */
  hyphens: number;
}

/** More would not be read by anyone, and bounds the work. */
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
      const broken = hyphenated(word, width, writing);
      if (!broken) return undefined;
      const [head, tail] = broken.parts;
      hyphens += broken.isRough ? 2 : 1;
      waiting.push(tail);
      lines.push(head.text);
    }
    if (lines.length > MOST_LINES) return undefined;
  }
  return { lines: line === '' ? lines : [...lines, line], hyphens };
}
