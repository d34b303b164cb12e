import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

const isFirstFetch = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching';

/**
 * Asks anew for what a change made doubtful. A query that waits for its first answer would only be
 * joined, and that answer may be from before the change. It is not cancelled either, because the
 * screen that waits for it would show an error: it is asked again when it has come.
 */
export async function askAnew(
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const { queryKey, predicate = () => true } = filters;
  // Whether the predicate concerns them may show only in their answer, so it is asked afterwards.
  const waiting = queryClient.getQueryCache().findAll({ queryKey }).filter(isFirstFetch);
  const again = waiting.map(async (query) => {
    await query.promise?.catch(() => {});
    const only = { queryKey, predicate: (one: Query) => one === query && predicate(one) };
    // Several changes may have waited for this answer: one request more is enough for all.
    await queryClient.invalidateQueries(only, { cancelRefetch: false });
  });
  await Promise.all([queryClient.invalidateQueries(filters), ...again]);
}
