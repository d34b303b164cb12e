import { dynamicTagName, piecesOfText } from '@posthorn/domain';

/** A text whose tags look like what they are: places that a campaign fills in. */
export function TaggedText({ text }: { text: string }) {
  return piecesOfText(text).map((piece, n) =>
    'tag' in piece ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
        key={n}
        className="rounded-[0.3em] bg-(--feed-accent)/15 px-[0.35em] py-[0.05em] text-[0.9em] font-medium whitespace-nowrap text-(--feed-text) ring-1 ring-(--feed-accent)/40 ring-inset"
      >
        {dynamicTagName(piece.tag)}
      </span>
    ) : (
      piece.text
    ),
  );
}
