import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';

export const masterKey = ['master-account'] as const;

/** The master account of the signed-in person, and the account they are visiting. */
export const masterAccountQuery = queryOptions({
  queryKey: [...masterKey, 'own'],
  queryFn: ({ signal }) => call('getMasterAccount', {}, { signal, suppressErrorToast: true }),
});
