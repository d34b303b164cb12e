import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

export type Package = OperationAnswer<'listPackages'>[number];

/** Failures are shown at the field. */
export const packagesQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'packages'],
    queryFn: ({ signal }) =>
      call('listPackages', { params: { accountId } }, { signal, suppressErrorToast: true }),
  });
