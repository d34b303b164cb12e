import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { membersKey } from '../../members/index.ts';
import { workspaceMembersKey } from './list-workspace-members.ts';

/** Adds several people; each is a call of its own, and a failed one does not stop the others. */
export function useAddWorkspaceMembers(accountId: string, slug: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (userIds: readonly string[]) => {
      const outcomes = await Promise.allSettled(
        userIds.map((user_id) =>
          call('addWorkspaceMember', { params: { accountId, slug }, body: { user_id } }),
        ),
      );
      const failed = userIds.filter((_, index) => outcomes[index]?.status === 'rejected');
      return { failed };
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: workspaceMembersKey(accountId) }),
        queryClient.invalidateQueries({ queryKey: membersKey(accountId) }),
      ]),
  });
}
