import { QueryClient } from '@tanstack/react-query';

/** Live events say when something changed, so an answer may stay fresh for a while. */
const FRESH_MS = 30_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A failure is said at once and has its Retry; silent repeats would only delay both.
        retry: false,
        staleTime: FRESH_MS,
        // Without a network a request must fail with words, not wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
