import type { WordingFinding } from './finding.ts';
import type { Word } from './words.ts';

/** Beyond these many words a sentence or a paragraph is hard to follow on a small screen. */
export const SENTENCE_WORDS = 25;
export const PARAGRAPH_WORDS = 80;

/** Sentences and paragraphs that are too long. */
export function overlongFindings(text: string, words: readonly Word[]): WordingFinding[] {
  const isParagraphOver = (between: string) => between.includes('\n');
  const isSentenceOver = (between: string) => /[.!?…]["”»)]?\s|\n/u.test(between);
  return [
    ...stretches(text, words, isSentenceOver)
      .filter(({ count }) => count > SENTENCE_WORDS)
      .map(({ from, to }) => overlong(from, to, 'longSentence')),
    ...stretches(text, words, isParagraphOver)
      .filter(({ count }) => count > PARAGRAPH_WORDS)
      .map(({ from, to }) => overlong(from, to, 'longParagraph')),
  ];
}

const overlong = (
  from: number,
  to: number,
  reason: 'longSentence' | 'longParagraph',
): WordingFinding => ({ from, to, kind: 'overlong', reason, proposals: [] });

/** Words that belong together, until what stands between two of them ends it. */
function stretches(text: string, words: readonly Word[], isOver: (between: string) => boolean) {
  const found: { from: number; to: number; count: number }[] = [];
  for (const [n, { from, to }] of words.entries()) {
    const before = words[n - 1];
    const current = found.at(-1);
    if (!current || !before || isOver(text.slice(before.to, from))) {
      found.push({ from, to, count: 1 });
    } else {
      current.to = to;
      current.count += 1;
    }
  }
  return found;
}
