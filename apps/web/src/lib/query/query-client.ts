import { focusManager, QueryClient } from '@tanstack/react-query';

/** Live events say when something changed, so an answer may stay fresh for a while. */
const FRESH_MS = 30_000;

export function createQueryClient(): QueryClient {
  noticeEveryReturn();
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A failure is said at once and has its Retry; silent repeats would only delay both.
        retry: false,
        staleTime: FRESH_MS,
        // Without a network a request must fail with words, not wait in silence.
        networkMode: 'always',
        // 'always' would switch it off: what failed without a network is asked for when there is one.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** From another tab, which hides this one, or from another window, which does not. */
function noticeEveryReturn(): void {
  focusManager.setEventListener((onReturn) => {
    const listener = () => onReturn();
    window.addEventListener('visibilitychange', listener);
    window.addEventListener('focus', listener);
    return () => {
      window.removeEventListener('visibilitychange', listener);
      window.removeEventListener('focus', listener);
    };
  });
}
