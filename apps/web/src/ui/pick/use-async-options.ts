import { useEffect, useState } from 'react';
import type { Option } from './option.ts';

export type LoadOptions<O extends Option = Option> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly O[]>;

interface AsyncOptions<O extends Option> {
  options: readonly O[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Loads options for a text after a pause in typing. A newer text cancels the search before it. */
export function useAsyncOptions<O extends Option>(
  text: string,
  load: LoadOptions<O>,
  pause = 200,
): AsyncOptions<O> {
  const [state, setState] = useState<AsyncOptions<O>>({
    options: [],
    isLoading: true,
    hasFailed: false,
  });

  useEffect(() => {
    const search = new AbortController();
    setState((before) => ({ ...before, isLoading: true, hasFailed: false }));
    const timer = setTimeout(() => {
      load(text, search.signal).then(
        (options) => {
          if (!search.signal.aborted) setState({ options, isLoading: false, hasFailed: false });
        },
        () => {
          if (!search.signal.aborted) setState({ options: [], isLoading: false, hasFailed: true });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [text, load, pause]);

  return state;
}
