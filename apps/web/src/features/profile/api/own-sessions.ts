import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

export type OwnSession = OperationAnswer<'listMySessions'>[number];

/** Failures are shown on the page. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('listMySessions', {}, { signal, suppressErrorToast: true }),
  // They come and go on other devices.
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

/** Ends one other session, or all of them where none is named. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? call('endMyOtherSessions', {})
        : call('endMySession', { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries(ownSessionsQuery),
  });
}
