import { queryOptions } from '@tanstack/react-query';
import { isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { accountKey } from '../../accounts/index.ts';

export const workspaceMembersKey = (accountId: string) =>
  [...accountKey(accountId), 'workspace-members'] as const;

export const workspaceMembersQuery = (accountId: string, slug: string) =>
  queryOptions({
    queryKey: [...workspaceMembersKey(accountId), slug],
    queryFn: ({ signal }) =>
      call(
        'listWorkspaceMembers',
        { params: { accountId, slug } },
        { signal, suppressErrorToast: isGone },
      ),
    initialData: () => firstAnswer('listWorkspaceMembers', { params: { accountId, slug } }),
  });
