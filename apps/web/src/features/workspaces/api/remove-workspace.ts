import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { type Workspace, workspacesKey } from './list-workspaces.ts';

export function useRemoveWorkspace(accountId: string) {
  const queryClient = useQueryClient();
  const queryKey = workspacesKey(accountId);
  return useMutation({
    mutationFn: (slug: string) => call('removeWorkspace', { params: { accountId, slug } }),
    onSuccess: (_, slug) => {
      // At once, so that nothing is asked about a workspace that is gone.
      queryClient.setQueriesData<Workspace[]>({ queryKey }, (list) =>
        list?.filter((workspace) => workspace.slug !== slug),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
