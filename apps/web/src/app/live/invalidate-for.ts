import type { AccountEvent } from '@posthorn/contract';
import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';
import {
  accountKey,
  applicationsKey,
  dynamicCampaignsKey,
  jobListKey,
  jobListsKey,
  packagesKey,
  savedViewsKey,
  templateKey,
  templatesKey,
} from '../../features/accounts/index.ts';
import { campaignKey, campaignsKey, launchKey } from '../../features/campaigns/index.ts';
import { refreshMedia } from '../../features/media-library/index.ts';
import { membersKey } from '../../features/members/index.ts';
import { unchangedNotifications } from '../../features/notifications/index.ts';
import { membershipsQuery, meQuery } from '../../features/session/index.ts';
import { workspaceMembersKey, workspacesKey } from '../../features/workspaces/index.ts';
import type { StreamMessage } from '../../lib/events/open-stream.ts';
import { askAnew } from '../../lib/query/ask-anew.ts';
import { isBeingDeleted } from '../../lib/query/being-deleted.ts';

type Filters = InvalidateQueryFilters;

/**
 * Which cached answers a change makes doubtful, step by step: rights come before workspaces and
 * workspaces before what is in them, so that nothing is asked for that is no longer there.
 */
function doubtful(
  queryClient: QueryClient,
  accountId: string,
  event: AccountEvent | null,
): Filters[][] {
  const workspaces = { queryKey: workspacesKey(accountId) };
  const campaigns = { queryKey: campaignsKey(accountId) };
  const packages = { queryKey: packagesKey(accountId) };
  const jobLists = { queryKey: jobListsKey(accountId) };
  const notifications = unchangedNotifications(queryClient, accountId);
  const people = [
    { queryKey: workspaceMembersKey(accountId) },
    { queryKey: membersKey(accountId) },
  ];
  switch (event?.kind) {
    case 'workspace':
      return [[workspaces], [campaigns, ...people]];
    case 'invitation':
      return [[{ queryKey: membersKey(accountId) }]];
    case 'campaign':
      // Workspaces name their campaigns and packages count theirs: both change when one comes or goes.
      return [
        event.action === 'changed' ? [] : [workspaces, packages],
        event.id && !isBeingDeleted(event.id)
          ? [campaigns, { queryKey: campaignKey(accountId, event.id) }]
          : [campaigns],
      ];
    case 'launch':
      return [event.id ? [{ queryKey: launchKey(accountId, event.id) }] : []];
    case 'application':
      return [event.id ? [{ queryKey: applicationsKey(accountId, event.id) }] : []];
    case 'template': {
      const list = { queryKey: templatesKey(accountId) };
      if (!event.id) return [[list]];
      return [
        [list, { queryKey: templateKey(accountId, event.id) }, madeFrom(accountId, event.id)],
      ];
    }
    case 'notification':
      return [[notifications]];
    case 'savedView':
      return [[{ queryKey: savedViewsKey(accountId) }]];
    case 'package':
      return [[packages]];
    case 'dynamicCampaign':
      // Their networks say which jobs of a list they refuse.
      return [[dynamicCampaignsOf(accountId), jobLists, jobListsOf(accountId)]];
    case 'jobList':
      return [
        event.id && !isBeingDeleted(event.id)
          ? [jobLists, { queryKey: jobListKey(accountId, event.id) }]
          : [jobLists],
      ];
    default: {
      // A new role or name, or news that were missed: everything of the account is asked again.
      const rest = ([, , part, id]: readonly unknown[]) =>
        part !== workspaces.queryKey[2] &&
        part !== notifications.queryKey[2] &&
        !((part === 'campaign' || part === 'job-list') && isBeingDeleted(String(id)));
      return [
        [{ queryKey: membershipsQuery.queryKey }, { queryKey: meQuery.queryKey }],
        [workspaces],
        [
          { queryKey: accountKey(accountId), predicate: ({ queryKey }) => rest(queryKey) },
          notifications,
        ],
      ];
    }
  }
}

/** The lists, and the single ones but that which is being deleted. */
const dynamicCampaignsOf = (accountId: string): Filters => ({
  queryKey: dynamicCampaignsKey(accountId),
  predicate: ({ queryKey }) => !isBeingDeleted(String(queryKey.at(-1))),
});

const jobListsOf = (accountId: string): Filters => ({
  queryKey: accountKey(accountId),
  predicate: ({ queryKey }) => queryKey[2] === 'job-list' && !isBeingDeleted(String(queryKey[3])),
});

/** Campaigns made from a template, and what it would do to them: they may be behind it now. */
const madeFrom = (accountId: string, templateId: string): Filters => ({
  queryKey: accountKey(accountId),
  predicate: ({ queryKey, state }) =>
    queryKey[2] === 'campaign' &&
    (state.data as { templateId?: string } | undefined)?.templateId === templateId,
});

const hasFailed = ({ state }: Query): boolean => state.status === 'error';

export async function invalidateFor(
  queryClient: QueryClient,
  accountId: string,
  message: StreamMessage,
): Promise<void> {
  if (message.type === 'change' && message.event.kind === 'media') {
    void refreshMedia(queryClient, accountId);
    return;
  }
  if (message.type === 'reconnected') {
    await queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
    return;
  }
  const event = message.type === 'change' ? message.event : null;
  for (const step of doubtful(queryClient, accountId, event)) {
    await Promise.all(step.map((filters) => askAnew(queryClient, filters)));
    // The screens draw what came, so that the next step asks for what they show then.
    await new Promise((drawn) => setTimeout(drawn));
  }
}
