import { type Ref, useCallback, useMemo } from 'react';
import { mergeRefs } from '../lib/merge-refs.ts';
import { type Live, partOf } from '../live/live.ts';
import { remembered } from '../live/remembered.ts';
import { useLive } from '../live/use-live.ts';
import { countText, type TextLimits } from './counted-text.ts';
import type { Marked } from './text-backdrop.tsx';
import { useSameScroll } from './use-same-scroll.ts';
import { warnPoint } from './warn-point.ts';

interface Writing extends TextLimits {
  text: Live<string>;
  error?: string;
  warnLineBreaks?: number;
  isLine?: boolean;
  marked?: Marked;
}

const nothing: Marked = () => [];

/**
 * What a field knows about a text that is being written: its length, and from where on it is tinted.
 * Both change with every key and are followed; what a person is told changes seldom and is drawn.
 */
export function useWriting<Element extends HTMLElement>(
  {
    text,
    error,
    max,
    warnLength,
    warnLengthMessage,
    warnLineBreaks,
    count,
    isLine,
    marked = nothing,
  }: Writing,
  given: Ref<Element> | undefined,
) {
  // The field asks several times about the same text.
  const judge = useMemo(
    () =>
      remembered((now: string) => {
        const once = count && remembered(count);
        return {
          ...countText(now, { max, warnLength, warnLengthMessage, count: once }),
          from: warnPoint(now, { warnLength, warnLineBreaks, count: once }),
        };
      }),
    [max, warnLength, warnLengthMessage, warnLineBreaks, count],
  );
  const counted = useMemo(() => partOf(text, (now) => judge(now).count), [text, judge]);
  const isOver = useLive(text, (now) => judge(now).isOver);
  const warning = useLive(text, (now) => judge(now).warning);
  const hasBackdrop = useLive(
    text,
    (now) => judge(now).from < now.length || marked(now).length > 0,
  );
  const { field, behind } = useSameScroll<Element>({ isThere: hasBackdrop, isLine });
  const from = useCallback((now: string) => judge(now).from, [judge]);
  const ref = useMemo(() => mergeRefs(field, given), [field, given]);
  return {
    count: counted,
    hasCounter: max !== undefined || warnLength !== undefined,
    warning,
    /** What lies behind the words; undefined where nothing stands out. */
    backdrop: hasBackdrop ? { text, from, marked, ref: behind } : undefined,
    field,
    ref,
    isInvalid: Boolean(error) || isOver,
  };
}
