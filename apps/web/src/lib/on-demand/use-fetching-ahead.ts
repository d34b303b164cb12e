import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropFirstAnswers } from '../http/first-answers.ts';
import { beginFetchingAhead } from './when-idle.ts';

/** One answer often leads to the next question; this long without one, the page has all it needs. */
const QUIET_MS = 250;

/** For the frame of signed-in pages: the rest is fetched once the first page has what it shows. */
export function useFetchingAhead(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      stop();
      // What the first page did not take is too old for the next ones.
      dropFirstAnswers();
      beginFetchingAhead();
    };
    const look = () => {
      clearTimeout(timer);
      if (queryClient.isFetching() === 0) timer = setTimeout(begin, QUIET_MS);
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);
}
