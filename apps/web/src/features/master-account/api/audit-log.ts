import type { OperationAnswer } from '@posthorn/contract';
import type { AuditAction } from '@posthorn/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { masterKey } from './master-account.ts';

export type AuditEntry = OperationAnswer<'listAuditEntries'>['data'][number];

export interface AuditFilter {
  search: string;
  action?: AuditAction | undefined;
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...masterKey, 'audit', filter],
    queryFn: ({ pageParam: before, signal }) =>
      call(
        'listAuditEntries',
        { query: { ...filter, before } },
        { signal, suppressErrorToast: before === undefined },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    placeholderData: keepPreviousData,
  });
