import { memo } from 'react';
import { cx } from '../../../ui/index.ts';
import { feedRatio, knownSize } from '../model/picture-shape.ts';
import type { PreviewedMedia } from '../model/previewed-ad.ts';
import { EmptyPicture } from './empty-picture.tsx';
import { Film } from './film.tsx';
import { Still, useStill } from './still.tsx';

interface PictureProps {
  media: PreviewedMedia | null;
  /** A post takes the shape of its picture, a carousel is square. */
  shape: 'feed' | 'square';
  className?: string;
}

/** The picture or the video of an ad in a feed. */
export const Picture = memo(function Picture({ media, shape, className }: PictureProps) {
  const still = useStill(media);
  const size = media?.cut ?? still.picture ?? (media && knownSize(media));
  const aspectRatio = shape === 'square' ? 1 : feedRatio(size);
  return (
    <div
      style={{ aspectRatio }}
      className={cx('relative overflow-hidden bg-(--feed-empty)', className)}
    >
      {media ? (
        <>
          <Still media={media} still={still} className="size-full object-cover" />
          {media.type === 'video' ? <Film key={media.url} media={media} fit="cover" /> : null}
        </>
      ) : (
        <EmptyPicture />
      )}
    </div>
  );
});
