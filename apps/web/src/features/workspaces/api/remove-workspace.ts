import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { workspacesKey } from './list-workspaces.ts';

export function useRemoveWorkspace(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) => call('removeWorkspace', { params: { accountId, slug } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: workspacesKey(accountId) }),
  });
}
