import type { AccountEvent } from '@posthorn/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accountKey } from '../../features/accounts/index.ts';
import { campaignKey, campaignsKey } from '../../features/campaigns/index.ts';
import { membersKey } from '../../features/members/index.ts';
import { refreshNotifications } from '../../features/notifications/index.ts';
import { membershipsQuery } from '../../features/session/index.ts';
import { workspaceMembersKey, workspacesKey } from '../../features/workspaces/index.ts';
import type { StreamMessage } from '../../lib/events/open-stream.ts';

type Kind = Exclude<AccountEvent['kind'], 'notification'>;

/** Which cached answers a change makes doubtful. */
const doubtful: Record<Kind, (accountId: string, event: AccountEvent) => QueryKey[]> = {
  workspace: (accountId) => [workspacesKey(accountId), campaignsKey(accountId)],
  member: (accountId) => [membersKey(accountId), workspaceMembersKey(accountId)],
  // A new role opens or closes whole parts: everything of the account is asked again.
  membership: (accountId) => [membershipsQuery.queryKey, accountKey(accountId)],
  campaign: (accountId, { id }) => [
    campaignsKey(accountId),
    workspacesKey(accountId),
    ...(id ? [campaignKey(id)] : []),
  ],
};

export function invalidateFor(
  queryClient: QueryClient,
  accountId: string,
  message: StreamMessage,
): void {
  if (message.type === 'resync') {
    void queryClient.invalidateQueries({ queryKey: accountKey(accountId) });
    void queryClient.invalidateQueries(membershipsQuery);
    return;
  }
  const { event } = message;
  if (event.kind === 'notification') {
    refreshNotifications(queryClient, accountId);
    return;
  }
  for (const queryKey of doubtful[event.kind](accountId, event)) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
