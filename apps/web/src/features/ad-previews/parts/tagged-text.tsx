import { dynamicTagName, piecesOfText, type TextPiece } from '@posthorn/domain';
import { useMemo } from 'react';
import type { Live } from '../../../ui/live/live.ts';
import { LiveText } from '../../../ui/live/live-text.tsx';
import { remembered } from '../../../ui/live/remembered.ts';
import { useLive } from '../../../ui/live/use-live.ts';

/** A text whose tags look like what they are: places that a campaign fills in. */
export function TaggedText({ of }: { of: Live<string> }) {
  const piecesOf = useMemo(() => remembered(piecesOfText), []);
  // Words change with every key, the tags between them seldom: only then it is drawn.
  useLive(of, (text) => piecesOf(text).map(tagOf).join(' '));
  return piecesOf(of.snapshot()).map((piece, n) =>
    'tag' in piece ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
        key={n}
        className="rounded-[0.3em] bg-(--feed-accent)/15 px-[0.35em] py-[0.05em] text-[0.9em] font-medium whitespace-nowrap text-(--feed-text) ring-1 ring-(--feed-accent)/40 ring-inset"
      >
        {dynamicTagName(piece.tag)}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <LiveText key={n} of={of} show={(text) => wordsOf(piecesOf(text)[n])} />
    ),
  );
}

const tagOf = (piece: TextPiece): string => ('tag' in piece ? piece.tag : '-');

/** Where words were, a tag may have come that is still to be drawn. */
const wordsOf = (piece: TextPiece | undefined): string =>
  piece && 'text' in piece ? piece.text : '';
