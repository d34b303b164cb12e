import { isBlank } from '@posthorn/domain';
import { memo } from 'react';
import { cx } from '../../../ui/index.ts';
import type { MaybeLive } from '../../../ui/live/live.ts';
import { useAsLive, useLive } from '../../../ui/live/use-live.ts';
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
  return (
    <p
      dir="auto"
      className={cx(
        'wrap-anywhere',
        lines === 1 ? 'line-clamp-1' : 'line-clamp-2',
        className,
        isEmpty && 'text-(--feed-text-2)',
      )}
    >
      {isEmpty ? placeholder : <TaggedText of={live} />}
    </p>
  );
});
