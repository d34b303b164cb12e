import type { Query, QueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/query/ask-anew.ts';
import { type LibraryMedia, mediaQuery } from '../api/list-media.ts';

/** News of uploads come in heaps, and each would bring a whole library. */
const REST_MS = 1_000;

type Change = (list: LibraryMedia[]) => LibraryMedia[];

function change(queryClient: QueryClient, accountId: string, apply: Change): void {
  const { queryKey } = mediaQuery(accountId);
  const list = queryClient.getQueryData(queryKey);
  if (!list) return;
  // An answer that is on its way does not know of the change.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, apply(list));
}

/** In its place if it is known, else first: it has just come. */
export function putMedia(queryClient: QueryClient, accountId: string, media: LibraryMedia): void {
  change(queryClient, accountId, (list) =>
    list.some(({ id }) => id === media.id)
      ? list.map((item) => (item.id === media.id && item.version <= media.version ? media : item))
      : [media, ...list],
  );
}

export function dropMedia(queryClient: QueryClient, accountId: string, gone: Set<string>): void {
  change(queryClient, accountId, (list) => list.filter(({ id }) => !gone.has(id)));
}

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
