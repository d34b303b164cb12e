import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { workspacesKey } from './list-workspaces.ts';

export function useCreateWorkspace(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    // A refusal is shown at the name field.
    mutationFn: (name: string) =>
      call(
        'createWorkspace',
        { params: { accountId }, body: { name } },
        { suppressErrorToast: true },
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: workspacesKey(accountId) }),
  });
}
