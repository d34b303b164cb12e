import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from './account-key.ts';

export type SocialPage = OperationAnswer<'listSocialPages'>[number];

export const socialPagesQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'social-pages'],
    queryFn: ({ signal }) => call('listSocialPages', { params: { accountId } }, { signal }),
  });
