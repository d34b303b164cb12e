import { useEffect, useMemo, useState } from 'react';
import type { Option } from './option.ts';

export type LoadOptions<O extends Option = Option> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly O[]>;

interface AsyncOptions<O extends Option> {
  /** While the answer to this text is awaited, the last one, disabled: what is seen there was not asked for. */
  options: readonly O[];
  isLoading: boolean;
  hasFailed: boolean;
}

interface Answer<O extends Option> {
  /** What was asked, and of whom. */
  text: string;
  load: LoadOptions<O>;
  options: readonly O[];
  hasFailed: boolean;
}

/**
 * Loads options for a text after a pause in typing. A newer text cancels the search before it. Only options
 * of the answer to exactly this text can be taken.
 */
export function useAsyncOptions<O extends Option>(
  text: string,
  load: LoadOptions<O>,
  pause = 200,
): AsyncOptions<O> {
  const [last, setLast] = useState<Answer<O>>();

  useEffect(() => {
    const search = new AbortController();
    const answer = (options: readonly O[], hasFailed = false) => {
      if (!search.signal.aborted) setLast({ text, load, options, hasFailed });
    };
    const timer = setTimeout(() => {
      load(text, search.signal).then(answer, () => answer([], true));
    }, pause);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [text, load, pause]);

  // Known in the drawing that follows a key, before the effect has begun another search.
  const isLoading = last?.text !== text || last.load !== load;
  const options = useMemo(() => {
    const shown = last?.options ?? [];
    return isLoading ? shown.map((option) => ({ ...option, isDisabled: true })) : shown;
  }, [last, isLoading]);
  return { options, isLoading, hasFailed: !isLoading && last.hasFailed };
}
