import { can, chooseWorkspace } from '@posthorn/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type Account,
  accountKey,
  enabledFeaturesQuery,
  rememberAccount,
  socialPagesQuery,
} from '../../features/accounts/index.ts';
import { campaignsQuery } from '../../features/campaigns/index.ts';
import { erroredQuery } from '../../features/errored-campaigns/index.ts';
import { membersQuery } from '../../features/members/index.ts';
import { rememberedWorkspace, workspacesQuery } from '../../features/workspaces/index.ts';
import { mayLeave } from '../../lib/page/leave-guard.ts';

interface Switching {
  switchAccount(account: Account): Promise<void>;
  /** No page may stand now: the old one would be judged by the new account, the new one by the old. */
  isSwitching: boolean;
}

/** Another account is another world: nothing cached is trusted, and the visit starts at the overview. */
export function useSwitchAccount(userId: string): Switching {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isSwitching, setSwitching] = useState(false);

  async function loadAccount(account: Account): Promise<void> {
    const workspaces = queryClient.fetchQuery(workspacesQuery(account, userId));
    void queryClient.prefetchQuery(enabledFeaturesQuery(account.id));
    void queryClient.prefetchQuery(socialPagesQuery(account.id));
    if (can(account.role, 'member.list')) void queryClient.prefetchQuery(membersQuery(account.id));
    if (can(account.role, 'campaign.resolveError')) {
      void queryClient.prefetchInfiniteQuery(erroredQuery(account.id));
    }
    const choice = chooseWorkspace(await workspaces, rememberedWorkspace(), account.role);
    if (choice) void queryClient.prefetchInfiniteQuery(campaignsQuery(account.id, choice.slug));
  }

  async function switchAccount(account: Account): Promise<void> {
    if (!(await mayLeave())) return;
    queryClient.removeQueries({ queryKey: accountKey(account.id) });
    // Failures are told by the HTTP layer and shown where the data would stand.
    loadAccount(account).catch(() => {});
    setSwitching(true);
    rememberAccount(account);
    await navigate({ to: '/campaigns-overview' });
    setSwitching(false);
  }

  return { switchAccount, isSwitching };
}
