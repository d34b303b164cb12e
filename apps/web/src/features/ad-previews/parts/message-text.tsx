import { adTypeSpecs, isBlank, type Shown, type SocialAdType, truncated } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { memo, useContext, useMemo, useState } from 'react';
import { cx } from '../../../ui/index.ts';
import { type MaybeLive, partOf } from '../../../ui/live/live.ts';
import { remembered } from '../../../ui/live/remembered.ts';
import { useAsLive, useLive } from '../../../ui/live/use-live.ts';
import { networkOf } from '../model/networks.ts';
import { PreviewLanguage } from '../model/preview-language.ts';
import { NetworkText } from './network-text.tsx';
import { TaggedText } from './tagged-text.tsx';

interface MessageTextProps {
  adType: SocialAdType;
  message: MaybeLive<string>;
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
  const language = useContext(PreviewLanguage);
  const text = useAsLive(message);
  const cut = useMemo(() => remembered((written: string) => shownOf(adType, written)), [adType]);
  const isEmpty = useLive(text, isBlank);
  const isCut = useLive(text, (written) => cut(written).isCut);
  const shown = useMemo(
    () =>
      partOf(text, (written) =>
        isOpen && cut(written).isCut ? written.trim() : cut(written).text,
      ),
    [text, cut, isOpen],
  );
  return (
    <p
      dir="auto"
      lang={isEmpty ? undefined : language}
      className={cx(
        'wrap-anywhere whitespace-pre-wrap hyphens-auto',
        isEmpty && 'text-(--feed-text-2)',
        className,
      )}
    >
      {author ? <span className="font-semibold">{author} </span> : null}
      <TaggedText of={shown} messageOn={networkOf(adType)} />
      {isCut ? (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="cursor-pointer rounded-xs text-(--feed-text-2) hover:underline"
          >
            <NetworkText word={isOpen ? 'less' : 'more'} />
          </button>
        </>
      ) : null}
    </p>
  );
});

function shownOf(adType: SocialAdType, message: string): Shown {
  const limit = adTypeSpecs[adType].texts.message;
  if (!limit || isBlank(message)) return { text: previewTexts.message, isCut: false };
  return truncated(message, { length: limit.warnLength, linebreaks: limit.warnLinebreaks });
}
