import { useQuery } from '@tanstack/react-query';
import { download } from '../../../lib/http/download.ts';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import { jobListKey, useAccount } from '../../accounts/index.ts';
import type { FeedItem } from '../api/job-lists.ts';

/** The address of a job's picture, which the server fetches: the feed's host does not learn who looks. Null without one. */
export function useItemPicture(
  jobListId: string,
  { id: itemId, imageUrl }: Pick<FeedItem, 'id' | 'imageUrl'>,
): string | null {
  const { id: accountId } = useAccount();
  const { data: picture } = useQuery({
    queryKey: [...jobListKey(accountId, jobListId), 'picture', itemId, imageUrl],
    queryFn: async ({ signal }) =>
      (await download(
        'getJobListItemPicture',
        { params: { accountId, jobListId, itemId } },
        { signal, onReceived: () => {} },
      )) ?? null,
    enabled: imageUrl !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useObjectUrl(picture ?? null);
}
