import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

export type Connection = OperationAnswer<'listConnections'>[number];
export type Consent = OperationAnswer<'getConsent'>;

/** How the account is connected with each network. Failures are shown where it is needed. */
export const connectionsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'connections'],
    queryFn: ({ signal }) =>
      call('listConnections', { params: { accountId } }, { signal, suppressErrorToast: true }),
  });
