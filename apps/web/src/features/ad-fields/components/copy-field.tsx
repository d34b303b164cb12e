import { countCharacters, fill, sayFinding, type TextLimit } from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { type FocusEvent, memo, useCallback, useMemo, useRef } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { Textarea, TextLine } from '../../../ui/index.ts';
import type { MaybeLive } from '../../../ui/live/live.ts';
import { useAsLive } from '../../../ui/live/use-live.ts';
import { useWording, WordingAdvice } from '../../wording/index.ts';
import type { OfferedTag } from '../model/offered-tag.ts';
import { useInsertion } from '../model/use-insertion.ts';
import { useTextWarning } from '../model/use-text-warning.ts';
import { TextTools } from './text-tools.tsx';

export interface CopyFieldProps {
  label: string;
  value: MaybeLive<string>;
  onChange: (value: string) => void;
  /** A person has left the field and all that belongs to it. */
  onBlur: () => void;
  error?: string;
  tags: readonly OfferedTag[];
  fieldId: string;
  isDisabled?: boolean;
}

interface GivenProps extends CopyFieldProps {
  hint: string;
  isRequired?: boolean;
  max?: number;
  warnLength?: number;
  /** Said beyond that length. */
  warnLengthMessage?: string;
  /** Set for a text of several lines. */
  warnLinebreaks?: TextLimit['warnLinebreaks'];
  hasLines?: boolean;
  /** False where emoji are not shown. */
  hasEmoji?: boolean;
  /** Said when a tag does not fit any more, where it has words of its own. */
  tagTooLong?: string;
}

function Field({
  label,
  value,
  onChange,
  onBlur,
  error,
  tags,
  fieldId,
  isDisabled = false,
  isRequired = false,
  hint,
  max,
  warnLength,
  warnLengthMessage,
  warnLinebreaks,
  hasLines = false,
  hasEmoji = true,
  tagTooLong,
}: GivenProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const isPicking = useRef(false);
  const { marked, advice } = useWording();
  const warning = useTextWarning(useAsLive(value), tags, max);
  const insert = useInsertion(hasLines ? area : line, max ?? Number.POSITIVE_INFINITY);
  const insertTag = useCallback(
    (text: string) => {
      const found = insert(text, { isWord: true });
      if (found) notify.error(tagTooLong ?? sayFinding(found));
    },
    [insert, tagTooLong],
  );
  const setPicking = useCallback((isOpen: boolean) => {
    isPicking.current = isOpen;
  }, []);
  const sentences = useMemo(
    () => ({
      length: warnLengthMessage ?? (warnLength && fill(adTexts.warnLength, { n: warnLength })),
      linebreaks: fill(adTexts.warnLinebreaks, { n: warnLinebreaks ?? 0 }),
    }),
    [warnLengthMessage, warnLength, warnLinebreaks],
  );
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!isPicking.current && !currentTarget.contains(relatedTarget)) onBlur();
  };

  const given = {
    label,
    value,
    onChange,
    error,
    warning,
    isDisabled,
    isRequired,
    count: countCharacters,
    marked,
    placeholder: hint,
    max,
    warnLength,
    warnLengthMessage: sentences.length || undefined,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when a person leaves
    <div id={fieldId} onBlur={leave} className="relative pt-1.5 pointer-coarse:pt-4">
      {hasLines ? (
        <Textarea
          {...given}
          textareaRef={area}
          rows={5}
          warnLineBreaks={warnLinebreaks}
          warnLineBreaksMessage={sentences.linebreaks}
        />
      ) : (
        <TextLine {...given} inputRef={line} />
      )}
      <WordingAdvice label={label} text={value} field={hasLines ? area : line} advice={advice} />
      <TextTools
        fieldLabel={label}
        tags={tags}
        isDisabled={isDisabled}
        onEmoji={hasEmoji ? insert : undefined}
        onTag={insertTag}
        onPicking={setPicking}
      />
    </div>
  );
}

/** One text, with the means to put emoji and tags into it. Typing elsewhere leaves it alone. */
export const CopyField = memo(Field);
