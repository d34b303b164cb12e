import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../accounts/index.ts';
import { meQuery } from '../../session/index.ts';
import { workspacesQuery } from '../../workspaces/index.ts';

/** Every workspace of the account: only admins see the users, and admins see every workspace. */
export function useAllWorkspaces() {
  const { data: me } = useQuery(meQuery);
  return useQuery(workspacesQuery(useAccount(), me?.id ?? ''));
}
