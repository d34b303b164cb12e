import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { campaignsKey } from './list-campaigns.ts';

/** Failures are shown in the place of the figures. */
export const figuresQuery = (accountId: string, slug: string) =>
  queryOptions({
    queryKey: [...campaignsKey(accountId), 'figures', slug],
    queryFn: ({ signal }) =>
      call('getFigures', { params: { accountId, slug } }, { signal, suppressErrorToast: true }),
    initialData: () => firstAnswer('getFigures', { params: { accountId, slug } }),
  });
