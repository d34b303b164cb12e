import { tagSpans } from '@posthorn/domain';
import { use, useMemo } from 'react';
import { remembered } from '../../../ui/live/remembered.ts';
import { wordingReader } from './notes.ts';
import { WordingContext } from './wording-context.ts';

/** What a text field shows of its words: tags, and within a guard what its advice is about. */
export function useWording() {
  const state = use(WordingContext);
  return useMemo(() => {
    if (!state) return { marked: tagSpans, advice: undefined };
    const reader = wordingReader(state.findings, state.dismissed);
    const marked = remembered((text: string) =>
      [...tagSpans(text), ...reader.spans(text)].sort((one, other) => one.from - other.from),
    );
    return { marked, advice: { ...reader, dismiss: state.dismiss } };
  }, [state]);
}

export type Advice = NonNullable<ReturnType<typeof useWording>['advice']>;
