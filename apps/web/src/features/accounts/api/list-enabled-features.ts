import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { accountKey } from './account-key.ts';

export const enabledFeaturesQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'enabled-features'],
    queryFn: ({ signal }) => call('listEnabledFeatures', { params: { accountId } }, { signal }),
    initialData: () => firstAnswer('listEnabledFeatures', { params: { accountId } }),
  });
