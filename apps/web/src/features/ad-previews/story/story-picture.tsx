import { memo } from 'react';
import { fillsStory, isWiderThanStory, knownSize } from '../model/picture-shape.ts';
import type { PreviewedMedia } from '../model/previewed-ad.ts';
import { EmptyPicture } from '../parts/empty-picture.tsx';
import { Film } from '../parts/film.tsx';
import { Still, useStill } from '../parts/still.tsx';

/** Whole, whatever its shape; what is left of the screen takes its colours. */
export const StoryPicture = memo(function StoryPicture({
  media,
}: {
  media: PreviewedMedia | null;
}) {
  const still = useStill(media);
  if (!media) return <EmptyPicture />;
  const size = media.cut ?? still.picture ?? knownSize(media);
  const isFilled = fillsStory(size);
  return (
    <>
      {still.picture && !isFilled ? (
        <img
          src={still.picture.src}
          alt=""
          draggable={false}
          className="absolute inset-0 size-full scale-125 object-cover opacity-70 blur-2xl"
        />
      ) : null}
      <Still
        media={media}
        still={still}
        className={isFilled ? 'size-full object-cover' : wholeIn(size)}
      />
      {media.type === 'video' ? <Film key={media.url} media={media} fit="contain" /> : null}
    </>
  );
});

/** As large as fits, and no larger than the picture itself: around it the screen shows its colours. */
const wholeIn = (size: Parameters<typeof isWiderThanStory>[0]): string =>
  isWiderThanStory(size) ? 'm-auto h-auto w-full' : 'm-auto h-full w-auto';
