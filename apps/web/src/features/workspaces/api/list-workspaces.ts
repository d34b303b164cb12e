import type { OperationAnswer } from '@posthorn/contract';
import { seesWholeAccount } from '@posthorn/domain';
import { queryOptions } from '@tanstack/react-query';
import { isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { type Account, accountKey } from '../../accounts/index.ts';

export type Workspace = OperationAnswer<'listWorkspaces'>[number];

export const workspacesKey = (accountId: string) =>
  [...accountKey(accountId), 'workspaces'] as const;

/** Admins see every workspace of the account, editors those they belong to. Failures are also shown in their place. */
export const workspacesQuery = (account: Account, userId: string) =>
  queryOptions({
    // A changed role asks another question, so it never reads the old answer.
    queryKey: [...workspacesKey(account.id), account.role],
    queryFn: ({ signal }): Promise<Workspace[]> => {
      const accountId = account.id;
      const options = { signal, suppressErrorToast: isGone };
      return seesWholeAccount(account.role)
        ? call('listWorkspaces', { params: { accountId } }, options)
        : call('listMemberWorkspaces', { params: { accountId, userId } }, options);
    },
    initialData: () =>
      seesWholeAccount(account.role)
        ? firstAnswer('listWorkspaces', { params: { accountId: account.id } })
        : userId
          ? firstAnswer('listMemberWorkspaces', { params: { accountId: account.id, userId } })
          : undefined,
  });
