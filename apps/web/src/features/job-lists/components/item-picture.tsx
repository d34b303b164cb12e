import { fill } from '@posthorn/domain';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { useQuery } from '@tanstack/react-query';
import { download } from '../../../lib/http/download.ts';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import { jobListKey, useAccount } from '../../accounts/index.ts';
import type { FeedItem } from '../api/job-lists.ts';

interface ItemPictureProps {
  jobListId: string;
  item: FeedItem;
}

/** The picture of a job, which the server fetches: the feed's host does not learn who looks. Nothing where there is none. */
export function ItemPicture({ jobListId, item: { id: itemId, imageUrl, name } }: ItemPictureProps) {
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
  const url = useObjectUrl(picture ?? null);
  if (!url) return null;
  return (
    <img
      src={url}
      alt={fill(texts.imageOf, { name })}
      className="max-h-72 w-full rounded-card border border-line object-cover"
    />
  );
}
