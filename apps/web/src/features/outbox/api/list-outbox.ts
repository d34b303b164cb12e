import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

export type Mail = OperationAnswer<'listOutbox'>[number];

export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => call('listOutbox', {}, { signal, suppressErrorToast: true }),
  staleTime: 0,
});
