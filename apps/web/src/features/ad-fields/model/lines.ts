import { plainLines, type SearchListSpec } from '@posthorn/domain';

type Lines = readonly string[];
type Bounds = Pick<SearchListSpec, 'min' | 'max'>;

export const canAdd = (lines: Lines, { max }: Bounds): boolean => lines.length < max;

/** The first ones are always asked for. */
export const canRemove = (at: number, { min }: Bounds): boolean => at >= min;

export const changed = (lines: Lines, at: number, text: string): string[] =>
  lines.map((line, n) => (n === at ? text : line));

/** With an empty line behind one of them. */
export const added = (lines: Lines, after: number): string[] => lines.toSpliced(after + 1, 0, '');

export const removed = (lines: Lines, at: number): string[] => lines.toSpliced(at, 1);

/** What was copied from a list elsewhere; a single line is nothing special. */
export function pastedLines(text: string): string[] | undefined {
  const lines = plainLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : undefined;
}

interface Pasted {
  lines: string[];
  /** Where the last of them stands. */
  last: number;
  /** How many found no place. */
  leftOut: number;
}

/** The first line is where a person was; the others fill what is empty behind it, and then new lines. */
export function pasted(lines: Lines, at: number, texts: Lines, { max }: Bounds): Pasted {
  const [first = '', ...rest] = texts;
  const next = changed(lines, at, first);
  let last = at;
  let leftOut = 0;
  for (const text of rest) {
    const empty = next.findIndex((line, n) => n > at && line.trim() === '');
    if (empty < 0 && next.length >= max) {
      leftOut += 1;
      continue;
    }
    last = empty < 0 ? next.length : empty;
    next[last] = text;
  }
  return { lines: next, last, leftOut };
}
