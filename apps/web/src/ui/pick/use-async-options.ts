import { useEffect, useState } from 'react';
import type { Option } from './option.ts';

export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface AsyncOptions {
  options: readonly Option[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Loads options for a text after a pause in typing. A newer text cancels the search before it. */
export function useAsyncOptions(text: string, load: LoadOptions, pause = 200): AsyncOptions {
  const [state, setState] = useState<AsyncOptions>({
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
