import type { OperationAnswer } from '@posthorn/contract';
import type { Network } from '@posthorn/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { accountFactsQuery, accountKey } from '../accounts/index.ts';

export type ApplicationEvents = OperationAnswer<'listApplicationEvents'>[number];

/** What each network can count as an application, and what was chosen. */
export const applicationEventsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'application-events'],
    queryFn: ({ signal }) =>
      call(
        'listApplicationEvents',
        { params: { accountId } },
        { signal, suppressErrorToast: true },
      ),
    retry: false,
  });

/** Chooses for one network after the other; what was saved stays so where another one refuses. */
export function useSetApplicationEvents(accountId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = applicationEventsQuery(accountId);
  return useMutation({
    mutationFn: async (chosen: readonly { network: Network; events: string[] }[]) => {
      for (const { network, events } of chosen) {
        const params = { accountId, network };
        const saved = await call('setApplicationEvent', { params, body: { events } });
        queryClient.setQueryData(queryKey, (known) =>
          known?.map((one) => (one.network === network ? saved : one)),
        );
      }
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: accountFactsQuery(accountId).queryKey }),
  });
}
