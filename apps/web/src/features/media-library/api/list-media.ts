import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { accountKey } from '../../accounts/index.ts';

export type LibraryMedia = OperationAnswer<'listVideos'>[number];

/** Everything in the library, newest first. A failure is shown where the grid would stand. */
export const mediaQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountKey(accountId), 'media', 'list'],
    queryFn: async ({ signal }): Promise<LibraryMedia[]> => {
      const params = { accountId };
      const options = { signal, suppressErrorToast: true };
      const lists = await Promise.all([
        call('listImages', { params }, options),
        call('listImages', { params, query: { isLogo: '1' } }, options),
        call('listVideos', { params }, options),
      ]);
      return lists.flat().sort(byAge);
    },
  });

function byAge(one: LibraryMedia, other: LibraryMedia): number {
  if (one.createdAt === other.createdAt) return one.id < other.id ? 1 : -1;
  return one.createdAt < other.createdAt ? 1 : -1;
}
