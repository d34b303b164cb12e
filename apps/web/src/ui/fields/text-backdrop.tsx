import { type Ref, useMemo } from 'react';
import type { Live } from '../live/live.ts';
import { LiveText } from '../live/live-text.tsx';
import { remembered } from '../live/remembered.ts';
import { useLive } from '../live/use-live.ts';

/** Stretches of a text that stand out from its words: where each begins, and where it is over. */
export type Marked = (text: string) => readonly MarkedStretch[];

interface MarkedStretch {
  from: number;
  to: number;
  /** Underlined, for what is worth a second look or is not known; else it has a box of its own. */
  look?: 'advice' | 'unknown';
}

interface TextBackdropProps {
  text: Live<string>;
  /** From this index on a text is tinted. */
  from: (text: string) => number;
  marked: Marked;
  /** Must set the same type and padding as the field in front, or the tint will not lie behind its words. */
  className: string;
  ref: Ref<HTMLDivElement>;
}

const MARK =
  'rounded-sm bg-primary-soft text-transparent ring-1 ring-primary/40 ring-inset box-decoration-clone';
const ADVICE =
  'bg-transparent text-transparent underline decoration-warning decoration-wavy underline-offset-2';
const UNKNOWN =
  'bg-transparent text-transparent underline decoration-danger decoration-wavy underline-offset-2';
const TINT = 'rounded-xs bg-warn-mark text-transparent box-decoration-clone';
const looksOf = { marked: MARK, advice: ADVICE, unknown: UNKNOWN, tinted: TINT };

/** The text of a field once more, unseen, behind it: only marks and the tint of its end show through. */
export function TextBackdrop({ text, from, marked, className, ref }: TextBackdropProps) {
  const piecesOf = useMemo(
    () => remembered((now: string) => piecesIn(now, from(now), marked(now))),
    [from, marked],
  );
  // Words change with every key, what stands out between them seldom: only then it is drawn.
  const looks = useLive(text, (now) =>
    piecesOf(now)
      .map(({ look }) => look)
      .join(' '),
  );
  return (
    <div
      ref={ref}
      dir="auto"
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 overflow-hidden text-transparent select-none forced-colors:hidden [unicode-bidi:plaintext] ${className}`}
    >
      {looks.split(' ').map((look, n) => {
        const words = (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
          <LiveText key={`${n} ${look}`} of={text} show={(now) => piecesOf(now)[n]?.words ?? ''} />
        );
        if (look === 'words') return words;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <mark key={`${n} ${look}`} className={looksOf[look as keyof typeof looksOf]}>
            {words}
          </mark>
        );
      })}
      {/* A last empty line takes room in a textarea, but in a div only when something stands on it. */}
      {'\u200b'}
    </div>
  );
}

interface Piece {
  words: string;
  look: 'words' | keyof typeof looksOf;
}

/** A text cut where its look changes. A mark that reaches into the tinted end is shown as a mark. */
function piecesIn(text: string, tintedFrom: number, marks: readonly MarkedStretch[]): Piece[] {
  const pieces: Piece[] = [];
  const plain = (from: number, to: number) => {
    const tinted = Math.min(Math.max(tintedFrom, from), to);
    pieces.push({ words: text.slice(from, tinted), look: 'words' });
    pieces.push({ words: text.slice(tinted, to), look: 'tinted' });
  };
  let at = 0;
  for (const { from, to, look = 'marked' } of marks) {
    plain(at, from);
    pieces.push({ words: text.slice(from, to), look });
    at = to;
  }
  plain(at, text.length);
  return pieces;
}
