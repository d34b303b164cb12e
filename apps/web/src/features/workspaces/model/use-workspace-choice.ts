import { chooseWorkspace } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../accounts/index.ts';
import { meQuery } from '../../session/index.ts';
import { workspacesQuery } from '../api/list-workspaces.ts';
import { rememberWorkspace, useRememberedWorkspace } from './selected-workspace.ts';

/** The workspaces the person may see, and the one looked at. */
export function useWorkspaceChoice() {
  const account = useAccount();
  const { data: me } = useQuery(meQuery);
  const query = useQuery({ ...workspacesQuery(account, me?.id ?? ''), enabled: me !== undefined });
  const remembered = useRememberedWorkspace();
  const choice = query.data && chooseWorkspace(query.data, remembered, account.role);
  // What is shown stays chosen, also when a person makes a workspace that comes before it.
  const slug = choice?.slug;
  useEffect(() => {
    if (slug && slug !== remembered) rememberWorkspace(slug);
  }, [slug, remembered]);
  return {
    query,
    workspaces: query.data ?? [],
    choice,
  };
}
