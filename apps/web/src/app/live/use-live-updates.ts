import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../features/accounts/index.ts';
import { meQuery } from '../../features/session/index.ts';
import { followStream } from '../../lib/events/shared-stream.ts';
import { operationUrl } from '../../lib/http/operation-url.ts';
import { invalidateFor } from './invalidate-for.ts';

/** Keeps what is on the screen true while others work: changes are heard and asked for anew. */
export function useLiveUpdates(personId: string): void {
  const queryClient = useQueryClient();
  const { id: accountId } = useAccount();
  useEffect(
    () =>
      followStream({
        name: `posthorn.events.${personId}.${accountId}`,
        url: operationUrl('followAccount', { params: { accountId } }),
        onMessage: (message) => void invalidateFor(queryClient, accountId, message),
        // A stream does not say why it was refused; asking who we are does.
        onRefused: () => void queryClient.invalidateQueries(meQuery),
      }),
    [queryClient, accountId, personId],
  );
}
