import type { Role } from '@posthorn/domain';
import { fill } from '@posthorn/domain';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { useMutation } from '@tanstack/react-query';
import { isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import type { Member } from '../../members/index.ts';
import { useRefreshUsers } from './use-refresh-users.ts';

const toasts = { admin: usersPageTexts.nowAdmin, editor: usersPageTexts.nowEditor } as const;

export function useChangeRole() {
  const { accountId, refresh } = useRefreshUsers();
  return useMutation({
    mutationFn: ({ user, role }: { user: Member; role: Role }) =>
      role === 'admin'
        ? call('promoteMember', { params: { accountId }, body: { user_id: user.id } })
        : call('demoteMember', { params: { accountId, userId: user.id } }),
    onSuccess: (_, { user, role }) => notify.success(fill(toasts[role], { name: user.name })),
    onSettled: refresh,
  });
}

export function useRemoveUser() {
  const { accountId, refresh } = useRefreshUsers();
  return useMutation({
    // Removed by another admin meanwhile: it is as both wanted.
    mutationFn: ({ id: userId }: Member) =>
      call('removeMember', { params: { accountId, userId } }, { suppressErrorToast: isGone }),
    onSuccess: (_, { name }) => notify.success(fill(usersPageTexts.removed, { name })),
    onSettled: refresh,
  });
}

interface WorkspaceChange {
  user: Member;
  /** Slugs. */
  added: readonly string[];
  removed: readonly string[];
}

/** Each workspace is a call of its own; one that fails does not stop the others. */
export function useChangeWorkspaces() {
  const { accountId, refresh } = useRefreshUsers();
  return useMutation({
    mutationFn: async ({ user, added, removed }: WorkspaceChange) => {
      const outcomes = await Promise.allSettled([
        ...added.map((slug) =>
          call('addWorkspaceMember', { params: { accountId, slug }, body: { user_id: user.id } }),
        ),
        ...removed.map((slug) =>
          call('removeWorkspaceMember', { params: { accountId, slug, userId: user.id } }),
        ),
      ]);
      return { isDone: outcomes.every(({ status }) => status === 'fulfilled') };
    },
    onSuccess: ({ isDone }, { user: { name } }) => {
      if (isDone) notify.success(fill(usersPageTexts.workspacesChanged, { name }));
    },
    onSettled: refresh,
  });
}
