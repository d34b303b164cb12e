import { fill } from '@posthorn/domain';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import type { FeedItem } from '../api/job-lists.ts';
import { useItemPicture } from '../model/use-item-picture.ts';

interface ItemPictureProps {
  jobListId: string;
  item: FeedItem;
}

/** The picture of a job; nothing where there is none. */
export function ItemPicture({ jobListId, item }: ItemPictureProps) {
  const url = useItemPicture(jobListId, item);
  if (!url) return null;
  return (
    <img
      src={url}
      alt={fill(texts.imageOf, { name: item.name })}
      className="max-h-72 w-full rounded-card border border-line object-cover"
    />
  );
}
