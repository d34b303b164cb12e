import { memo } from 'react';
import { fillsStory, knownSize } from '../model/picture-shape.ts';
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
  const isFilled = fillsStory(media.cut ?? still.picture ?? knownSize(media));
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
      <Still media={media} still={still} className={isFilled ? 'object-cover' : 'object-contain'} />
      {media.type === 'video' ? <Film key={media.url} media={media} fit="contain" /> : null}
    </>
  );
});
