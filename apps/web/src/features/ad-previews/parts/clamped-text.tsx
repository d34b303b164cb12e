import { isBlank } from '@posthorn/domain';
import { memo } from 'react';
import { cx } from '../../../ui/index.ts';
import { TaggedText } from './tagged-text.tsx';

interface ClampedTextProps {
  text: string;
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
  const isEmpty = isBlank(text);
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
      {isEmpty ? placeholder : <TaggedText text={text} />}
    </p>
  );
});
