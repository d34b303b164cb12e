import { adTypeSpecs, isBlank, type SocialAdType, say, truncated } from '@posthorn/domain';
import { memo, useState } from 'react';
import { cx } from '../../../ui/index.ts';
import { TaggedText } from './tagged-text.tsx';

interface MessageTextProps {
  adType: SocialAdType;
  message: string;
  /** Stands before it in the same line: Instagram repeats whose message it is. */
  author?: string;
  className?: string;
}

/** The message as far as the network shows it, and the rest on demand. */
export const MessageText = memo(function MessageText({
  adType,
  message,
  author,
  className,
}: MessageTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = isBlank(message);
  const limit = adTypeSpecs[adType].texts.message;
  const shown =
    limit && !isEmpty
      ? truncated(message, { length: limit.warnLength, linebreaks: limit.warnLinebreaks })
      : { text: say('preview.message'), isCut: false };
  return (
    <p
      dir="auto"
      className={cx(
        'wrap-anywhere whitespace-pre-wrap',
        isEmpty && 'text-(--feed-text-2)',
        className,
      )}
    >
      {author ? <span className="font-semibold">{author} </span> : null}
      <TaggedText text={isOpen && shown.isCut ? message.trim() : shown.text} />
      {shown.isCut ? (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="cursor-pointer rounded-xs text-(--feed-text-2) hover:underline"
          >
            {isOpen ? 'less' : 'more'}
          </button>
        </>
      ) : null}
    </p>
  );
});
