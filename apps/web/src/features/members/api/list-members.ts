import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

export type Member = OperationAnswer<'listMembers'>[number];

export const membersKey = (accountId: string) => [...accountKey(accountId), 'members'] as const;

/** Admins only: the caller must have checked the capability. */
export const membersQuery = (accountId: string) =>
  queryOptions({
    queryKey: membersKey(accountId),
    queryFn: ({ signal }) => call('listMembers', { params: { accountId } }, { signal }),
  });
