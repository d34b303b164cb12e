import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { type Workspace, workspacesKey } from './list-workspaces.ts';

interface Rename {
  workspace: Workspace;
  name: string;
}

export function useRenameWorkspace(accountId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rename: Rename) => renameWorkspace(accountId, rename),
    onSettled: () => queryClient.invalidateQueries({ queryKey: workspacesKey(accountId) }),
  });
}

/**
 * Renames what was read. When the workspace has a newer version the name is sent again if no one
 * touched it; a name another person gave in the meantime is never overwritten unseen.
 */
async function renameWorkspace(accountId: string, { workspace, name }: Rename): Promise<Workspace> {
  try {
    return await send(accountId, workspace, name);
  } catch (error) {
    const current = staleAnswer('renameWorkspace', error);
    if (current?.name !== workspace.name) throw error;
    return send(accountId, current, name);
  }
}

function send(accountId: string, { id, slug, version }: Workspace, name: string) {
  return call(
    'renameWorkspace',
    { params: { accountId, slug }, body: { id, slug, name } },
    { ifMatch: version, suppressErrorToast: true },
  );
}
