import type { AdMedia } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { ImageOff } from 'lucide-react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { cx } from '../../../ui/index.ts';
import { usePicture } from '../../../ui/media/use-picture.ts';
import { cutPosition } from '../model/picture-shape.ts';
import type { PreviewedMedia } from '../model/previewed-ad.ts';
import { stillOf } from './still-of.ts';

// Once more after two seconds: a picture that was just cut may not be there yet.
const again = { times: 1, pause: 2000 };

export const useStill = (media: AdMedia | null) => usePicture(media ? stillOf(media) : null, again);

interface StillProps {
  media: PreviewedMedia;
  still: ReturnType<typeof useStill>;
  /** How much of its room it takes. */
  className: string;
}

/** A picture, or what takes its place until it has come, or because it does not. */
export function Still({ media, still, className }: StillProps) {
  if (still.picture) {
    return (
      <img
        src={still.picture.src}
        alt={media.altText}
        draggable={false}
        style={media.cut && { objectPosition: cutPosition(media.cut, media.original) }}
        decoding="async"
        // Networks show what can be seen through on white, but nothing white beside the picture.
        className={cx('absolute inset-0 bg-white', className)}
      />
    );
  }
  if (still.state === 'loading' && stillOf(media)) {
    return <Skeleton className="absolute inset-0 rounded-none bg-(--feed-empty)!" />;
  }
  return (
    <span
      role="img"
      aria-label={media.altText || previewTexts.pictureMissing}
      className="absolute inset-0 grid place-items-center bg-(--feed-empty) text-(--feed-empty-ink)"
    >
      {media.type === 'image' ? <ImageOff className="size-40" /> : null}
    </span>
  );
}
