import { dynamicTagName, piecesOfText } from '@posthorn/domain';
import { useMemo } from 'react';
import type { Live } from '../../../ui/live/live.ts';
import { LiveText } from '../../../ui/live/live-text.tsx';
import { remembered } from '../../../ui/live/remembered.ts';
import { useLive } from '../../../ui/live/use-live.ts';
import { type MessagePiece, piecesOfMessage } from '../model/linked-words.ts';
import type { Network } from '../model/networks.ts';

interface TaggedTextProps {
  of: Live<string>;
  /** Of a message: its network colours addresses and hashtags. */
  messageOn?: Network;
}

/** A text whose tags look like what they are: places that a campaign fills in. */
export function TaggedText({ of, messageOn }: TaggedTextProps) {
  const piecesOf = useMemo(
    () =>
      remembered((text: string): MessagePiece[] =>
        messageOn ? piecesOfMessage(messageOn, text) : piecesOfText(text),
      ),
    [messageOn],
  );
  // Words change with every key, the tags between them seldom: only then it is drawn.
  useLive(of, (text) => piecesOf(text).map(kindOf).join(' '));
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
      <LiveText
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={n}
        of={of}
        show={(text) => wordsOf(piecesOf(text)[n])}
        className={'isLinked' in piece ? 'text-(--feed-accent)' : undefined}
      />
    ),
  );
}

const kindOf = (piece: MessagePiece): string =>
  'tag' in piece ? piece.tag : 'isLinked' in piece ? '+' : '-';

/** Where words were, a tag may have come that is still to be drawn. */
const wordsOf = (piece: MessagePiece | undefined): string =>
  piece && 'text' in piece ? piece.text : '';
