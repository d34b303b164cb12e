import { dynamicTagName, piecesOfText } from '@posthorn/domain';

/** A text whose tags look like what they are: places that a campaign fills in. */
export function TaggedWords({ text }: { text: string }) {
  return piecesOfText(text).map((piece, n) =>
    'tag' in piece ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
        key={n}
        className="rounded-[0.3em] bg-primary-soft px-[0.35em] py-[0.05em] text-[0.9em] font-medium whitespace-nowrap text-on-primary-soft"
      >
        {dynamicTagName(piece.tag)}
      </span>
    ) : (
      piece.text
    ),
  );
}
