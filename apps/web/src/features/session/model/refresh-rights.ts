import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../api/get-me.ts';
import { membershipsQuery } from '../api/list-memberships.ts';
import { isPublic } from './is-public.ts';

/**
 * Everything is asked for again only when the rights really differ: otherwise a screen that keeps
 * being refused would be asked for without end. True: the last account has gone.
 */
export async function refreshRights(queryClient: QueryClient): Promise<boolean> {
  // The cache keeps the same object while an answer says the same.
  const known = () => queryClient.getQueryData(membershipsQuery.queryKey);
  const before = known();
  try {
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    await queryClient.fetchQuery({ ...membershipsQuery, staleTime: 0 });
    if (before === known()) return false;
  } catch {
    // Told by the call itself; what is shown stays until the next news.
    return false;
  }
  if (before?.length && known()?.length === 0) return true;
  const isNew = (name: unknown) =>
    isPublic(name) || name === meQuery.queryKey[0] || name === membershipsQuery.queryKey[0];
  // Not waited for: what is refused while it comes is told, too.
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isNew(queryKey[0]) });
  return false;
}
