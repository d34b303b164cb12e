import type { Query, QueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/query/ask-anew.ts';
import { mediaQuery } from '../api/list-media.ts';

/** News of uploads come in heaps, and each would bring a whole library. */
const REST_MS = 1_000;

/** The libraries that are being asked for, and whether there was more news meanwhile. */
const asked = new WeakMap<Query, boolean>();

/** Asks for the library at once, and for all that is told meanwhile once more. */
export async function refreshMedia(queryClient: QueryClient, accountId: string): Promise<void> {
  const { queryKey } = mediaQuery(accountId);
  const query = queryClient.getQueryCache().find({ queryKey }) as Query | undefined;
  if (!query) return;
  const isAsked = asked.has(query);
  asked.set(query, isAsked);
  if (isAsked) return;
  do {
    asked.set(query, false);
    await askAnew(queryClient, { queryKey });
    await new Promise((rested) => setTimeout(rested, REST_MS));
  } while (asked.get(query));
  asked.delete(query);
}
