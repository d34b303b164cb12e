import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationsKey, notificationsQuery } from '../api/list-notifications.ts';
import { applyChange, type NotificationChange, sendChange } from './notification-change.ts';

const changeKey = (accountId: string) => [...notificationsKey(accountId), 'change'] as const;

/** Changes show at once; a failed one is told by the HTTP layer and undone by asking the server. */
export function useChangeNotifications(accountId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery(accountId);
  return useMutation({
    mutationKey: changeKey(accountId),
    // One after the other: read and unread of one item must arrive in the order they were pressed.
    scope: { id: changeKey(accountId).join('/') },
    mutationFn: (change: NotificationChange) => sendChange(accountId, change),
    onMutate: async (change) => {
      // An answer on its way knows nothing of this change and would undo it for a moment.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list && applyChange(list, change));
    },
    onSettled: () => {
      if (pendingChanges(queryClient, accountId) === 1) {
        return queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

/**
 * What a live event makes doubtful: nothing while changes of this tab are under way, because the
 * answer would undo them on the screen. The last of them asks.
 */
export const unchangedNotifications = (queryClient: QueryClient, accountId: string) => ({
  queryKey: notificationsKey(accountId),
  predicate: () => pendingChanges(queryClient, accountId) === 0,
});

function pendingChanges(queryClient: QueryClient, accountId: string): number {
  return queryClient.isMutating({ mutationKey: changeKey(accountId) });
}
