import { graphemes } from '@posthorn/domain';
import { type Font, type Weight, widthInEm } from '../font/font.ts';
import { brokenLines } from './break-lines.ts';
import { memory } from './memory.ts';
import { wordsOf } from './words.ts';

/** Where a text has to fit, and how large it would like to be. */
export interface TextRoom {
  width: number;
  height: number;
  mostLines: number;
  weight: Weight;
  /** The largest and the smallest size; the last is never below what can be read. */
  sizes: readonly [number, number];
  /** From one base line to the next, of the font's size. */
  leading: number;
  spacing?: number;
}

export interface FittedText {
  lines: readonly string[];
  font: Font;
}

/** Nothing on a banner is smaller. */
export const LEAST_SIZE = 9;

/** While a person types, all texts but one are those of a moment ago. */
const known = memory<FittedText>();

/** As large as it fits; if it does not fit at its smallest, as many words as do. */
export function fitted(text: string, room: TextRoom): FittedText {
  const { width, height, mostLines, weight, sizes, leading, spacing } = room;
  const name = `${width} ${height} ${mostLines} ${weight} ${sizes[0]} ${sizes[1]} ${leading} ${spacing} ${text}`;
  return known(name, () => fittedAnew(text, room));
}

function fittedAnew(text: string, room: TextRoom): FittedText {
  for (let shorter = text; shorter !== ''; shorter = withoutEnd(shorter)) {
    const found = atLargest(shorter, room);
    if (found) return found;
  }
  return { lines: [], font: fontOf(room, room.sizes[1]) };
}

function atLargest(text: string, room: TextRoom): FittedText | undefined {
  const writing = { weight: room.weight, spacing: room.spacing ?? 0 };
  const words = wordsOf(text, writing);
  const space = widthInEm(' ', room.weight, writing.spacing);
  const [largest, smallest] = room.sizes;
  let best: (FittedText & { hyphens: number }) | undefined;
  for (let size = largest; size >= smallest; size -= 1) {
    // A word less to break is worth some size, not all of it.
    if (best && size < best.font.size * 0.68) break;
    const font = fontOf(room, size);
    const most = Math.min(room.mostLines, Math.floor(room.height / font.leading));
    const breakAt = (width: number) => brokenLines(words, width / size, writing, space);
    const broken = breakAt(room.width);
    if (!broken || broken.lines.length > most) continue;
    const { hyphens } = broken;
    if (hyphens === 0) return { font, lines: balanced(breakAt, room.width, broken.lines) };
    if (!best || hyphens < best.hyphens) best = { font, lines: broken.lines, hyphens };
  }
  return best;
}

/** The same number of lines, as equally long as possible. */
function balanced(
  breakAt: (width: number) => ReturnType<typeof brokenLines>,
  width: number,
  lines: string[],
): string[] {
  let best = lines;
  for (let share = 0.95; lines.length > 1 && share > 0.5; share -= 0.05) {
    const narrower = breakAt(width * share);
    if (!narrower || narrower.hyphens > 0 || narrower.lines.length > lines.length) break;
    best = narrower.lines;
  }
  return best;
}

const fontOf = ({ weight, leading, spacing = 0 }: TextRoom, size: number): Font => ({
  weight,
  size,
  leading: Math.round(size * leading),
  spacing,
});

/** Without its last word; a single word loses its last letter. */
function withoutEnd(text: string): string {
  const bare = text.replace(/…$/, '');
  const space = bare.lastIndexOf(' ');
  const kept =
    space > 0 ? bare.slice(0, space) : graphemes(bare, bare.length).slice(0, -1).join('');
  const tidy = kept.replace(/[\s.,;:–—-]+$/u, '');
  return tidy === '' ? '' : `${tidy}…`;
}

export const widestLine = (lines: readonly string[], font: Font): number =>
  Math.max(0, ...lines.map((line) => widthInEm(line, font.weight, font.spacing) * font.size));
