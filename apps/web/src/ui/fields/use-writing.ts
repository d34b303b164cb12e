import { type Ref, useMemo } from 'react';
import { mergeRefs } from '../lib/merge-refs.ts';
import { countText, type TextLimits } from './counted-text.ts';
import { useSameScroll } from './use-same-scroll.ts';
import { warnPoint } from './warn-point.ts';

interface Writing extends TextLimits {
  value: string;
  error?: string;
  warnLineBreaks?: number;
  isLine?: boolean;
}

/** What a field knows about a text that is being written: its length, and from where on it is tinted. */
export function useWriting<Element extends HTMLElement>(
  { value, error, max, warnLength, warnLengthMessage, warnLineBreaks, count, isLine }: Writing,
  given: Ref<Element> | undefined,
) {
  const counted = countText(value, { max, warnLength, warnLengthMessage, count });
  const from = warnPoint(value, { warnLength, warnLineBreaks, count });
  const isTinted = from < value.length;
  const { field, behind } = useSameScroll<Element>({ isThere: isTinted, isLine });
  const ref = useMemo(() => mergeRefs(field, given), [field, given]);
  return {
    counted,
    from,
    isTinted,
    field,
    behind,
    ref,
    isInvalid: Boolean(error) || counted.isOver,
  };
}
