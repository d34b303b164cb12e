import type { Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { useAsLive, useLive } from '../live/use-live.ts';
import { fieldBox, fieldInput } from './field-style.ts';
import { countLineBreaks } from './warn-point.ts';
import { WritingField, type WritingProps } from './writing-field.tsx';

export interface TextareaProps extends WritingProps {
  warnLineBreaks?: number;
  /** Shown once the text has more line breaks than that. */
  warnLineBreaksMessage?: string;
  /** The least it shows. It grows with the text where the browser lets it, but not beyond the window. */
  rows?: number;
  textareaRef?: Ref<HTMLTextAreaElement>;
}

// Shared with the backdrop: the tint lies behind the words only if both break lines alike.
const type =
  'w-full px-3 py-2 text-base pointer-coarse:text-lg whitespace-pre-wrap wrap-break-word [scrollbar-gutter:stable]';

/** A plain element and its label: people write long in it, and every part more is paid at every key. */
export function Textarea({
  rows = 4,
  warnLineBreaks,
  warnLineBreaksMessage,
  textareaRef,
  ...writing
}: TextareaProps) {
  const text = useAsLive(writing.value);
  const most = warnLineBreaks ?? Number.POSITIVE_INFINITY;
  const hasManyLines = useLive(text, (now) => countLineBreaks(now) > most);
  return (
    <WritingField
      {...writing}
      value={text}
      warnLineBreaks={warnLineBreaks}
      lastWarning={hasManyLines ? warnLineBreaksMessage : undefined}
      controlRef={textareaRef}
      backdrop={type}
    >
      {(control, tint) => (
        <div className={cx(fieldBox, 'relative overflow-hidden')}>
          {tint}
          <textarea
            {...control}
            rows={rows}
            style={{ minHeight: `calc(${rows}lh + 1rem)` }}
            className={cx(
              fieldInput,
              type,
              'relative field-sizing-content block max-h-[50dvh] resize-y disabled:resize-none',
            )}
          />
        </div>
      )}
    </WritingField>
  );
}
