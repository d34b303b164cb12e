import type { AdMedia } from '@posthorn/domain';
import { ImageOff, Play } from 'lucide-react';
import { Skeleton } from '../../../ui/index.ts';
import { RetriedImage } from '../../../ui/media/retried-image.tsx';
import { durationText } from '../../media-library/index.ts';

const RETRIES = 5;
const RETRY_MS = 500;

interface SlotPictureProps {
  media: AdMedia;
  name: string;
  /** Which of several it is. */
  nth?: number | undefined;
}

/** What a place shows: the image as the ad has it, or a still of the video. */
export function SlotPicture({ media, name, nth }: SlotPictureProps) {
  const isVideo = media.type === 'video';
  const src = media.previewUrl ?? (isVideo ? null : media.url);
  return (
    <>
      {src ? (
        <RetriedImage
          src={src}
          alt={media.altText || name}
          retries={RETRIES}
          delay={RETRY_MS}
          loading={<Skeleton className="absolute inset-0 rounded-none!" />}
          failed={
            <span
              role="img"
              aria-label={name}
              className="grid size-full place-items-center text-text-3"
            >
              <ImageOff aria-hidden="true" className="size-5" />
            </span>
          }
          // A network shows what can be seen through on white.
          className="size-full bg-white object-cover"
        />
      ) : (
        <span
          role="img"
          aria-label={name}
          className="grid size-full place-items-center text-text-3"
        >
          <Play aria-hidden="true" className="size-6" />
        </span>
      )}
      <span className="tabular pointer-events-none absolute bottom-1 left-1 flex gap-1 text-xs text-white">
        {nth === undefined ? null : (
          <span
            aria-hidden="true"
            className="grid h-5 min-w-5 place-items-center rounded-full bg-black/65 px-1.5"
          >
            {nth}
          </span>
        )}
        {isVideo ? (
          <span className="flex h-5 items-center gap-1 rounded-xs bg-black/70 px-1.5 font-medium">
            <Play aria-hidden="true" className="size-3" />
            {media.original.duration === null ? null : durationText(media.original.duration)}
          </span>
        ) : null}
      </span>
    </>
  );
}
