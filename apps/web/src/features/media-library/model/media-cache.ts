import type { QueryClient } from '@tanstack/react-query';
import { type LibraryMedia, mediaQuery } from '../api/list-media.ts';

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
