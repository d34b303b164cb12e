import { isBlank } from '@posthorn/domain';
import { memo, useContext } from 'react';
import { cx } from '../../../ui/index.ts';
import type { MaybeLive } from '../../../ui/live/live.ts';
import { useAsLive, useLive } from '../../../ui/live/use-live.ts';
import { PreviewLanguage } from '../model/preview-language.ts';
import { TaggedText } from './tagged-text.tsx';

interface ClampedTextProps {
  text: MaybeLive<string>;
  /** What stands here until something is written. */
  placeholder: string;
  lines: 1 | 2;
  className?: string;
}

/** A headline or a description: the network shows so many lines and no more. */
export const ClampedText = memo(function ClampedText({
  text,
  placeholder,
  lines,
  className,
}: ClampedTextProps) {
  const live = useAsLive(text);
  const isEmpty = useLive(live, isBlank);
  const language = useContext(PreviewLanguage);
  return (
    <p
      dir="auto"
      // A word that is too long for a line is parted by the rules of its language.
      lang={isEmpty ? undefined : language}
      className={cx(
        'wrap-anywhere hyphens-auto',
        lines === 1 ? 'line-clamp-1' : 'line-clamp-2',
        className,
        isEmpty && 'text-(--feed-text-2)',
      )}
    >
      {isEmpty ? placeholder : <TaggedText of={live} />}
    </p>
  );
});
