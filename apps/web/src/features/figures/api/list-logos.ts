import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

/** The logos in the library, the latest first. */
export const logosQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'media', 'logos'],
    queryFn: async ({ signal }) => {
      const params = { accountId };
      const options = { signal, suppressErrorToast: true };
      const logos = await call('listImages', { params, query: { isLogo: '1' } }, options);
      return logos.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    },
  });
