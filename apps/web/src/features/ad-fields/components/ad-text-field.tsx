import {
  adTypeSpecs,
  countCharacters,
  type SocialAdType,
  say,
  sayFinding,
  type AdTextField as TextOfAd,
} from '@posthorn/domain';
import { type FocusEvent, memo, useCallback, useMemo, useRef } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { Textarea, TextInput } from '../../../ui/index.ts';
import { textHints } from '../model/hints.ts';
import type { OfferedTag } from '../model/offered-tag.ts';
import { remembered } from '../model/remembered.ts';
import { useInsertion } from '../model/use-insertion.ts';
import { TextTools } from './text-tools.tsx';

interface AdTextFieldProps {
  adType: SocialAdType;
  field: TextOfAd;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Somebody has left the field and all that belongs to it. */
  onBlur: () => void;
  error?: string;
  tags: readonly OfferedTag[];
  fieldId: string;
  isDisabled?: boolean;
}

function Field({
  adType,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
  tags,
  fieldId,
  isDisabled = false,
}: AdTextFieldProps) {
  const limit = adTypeSpecs[adType].texts[field];
  const area = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const isPicking = useRef(false);
  const isMessage = field === 'message';
  const insert = useInsertion(isMessage ? area : line, limit?.max ?? Number.POSITIVE_INFINITY);
  const insertTag = useCallback(
    (text: string) => {
      const found = insert(text);
      if (found) notify.error(sayFinding(found));
    },
    [insert],
  );
  const setPicking = useCallback((isOpen: boolean) => {
    isPicking.current = isOpen;
  }, []);
  // The field asks several times about the same text.
  const count = useMemo(() => remembered(countCharacters), []);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!isPicking.current && !currentTarget.contains(relatedTarget)) onBlur();
  };

  const given = {
    label,
    value,
    onChange,
    error,
    isDisabled,
    count,
    placeholder: textHints[field],
    max: limit?.max,
    warnLength: limit?.warnLength,
    warnLengthMessage: limit && say('ad.warnLength', { n: limit.warnLength }),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when somebody leaves
    <div id={fieldId} onBlur={leave} className="relative pt-1.5 pointer-coarse:pt-4">
      {isMessage ? (
        <Textarea
          {...given}
          textareaRef={area}
          rows={5}
          warnLineBreaks={limit?.warnLinebreaks}
          warnLineBreaksMessage={say('ad.warnLinebreaks', { n: limit?.warnLinebreaks ?? 0 })}
        />
      ) : (
        <TextInput {...given} inputRef={line} />
      )}
      <TextTools
        fieldLabel={label}
        tags={tags}
        isDisabled={isDisabled}
        onEmoji={insert}
        onTag={insertTag}
        onPicking={setPicking}
      />
    </div>
  );
}

/** One text of an ad, with the means to put emoji and tags into it. Typing elsewhere leaves it alone. */
export const AdTextField = memo(Field);
