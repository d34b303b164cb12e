import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../accounts/index.ts';
import { meQuery } from '../../session/index.ts';
import { workspacesQuery } from '../api/list-workspaces.ts';
import { chooseWorkspace, useRememberedWorkspace } from './selected-workspace.ts';

/** The workspaces the person may see, and the one looked at. */
export function useWorkspaceChoice() {
  const account = useAccount();
  const { data: me } = useQuery(meQuery);
  const query = useQuery({ ...workspacesQuery(account, me?.id ?? ''), enabled: me !== undefined });
  const remembered = useRememberedWorkspace();
  return {
    query,
    workspaces: query.data ?? [],
    choice: query.data && chooseWorkspace(query.data, remembered, account.role),
  };
}
