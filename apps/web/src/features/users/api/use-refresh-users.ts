import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../accounts/index.ts';
import { membersKey } from '../../members/index.ts';

/** The list is asked for again after every change, also after one that was refused. */
export function useRefreshUsers() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: membersKey(accountId) });
  return { accountId, refresh };
}
