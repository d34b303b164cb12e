import type { AdMedia } from '@posthorn/domain';
import { ImageOff, Play } from 'lucide-react';
import { Skeleton } from '../../../ui/index.ts';
import { RetriedImage } from '../../../ui/media/retried-image.tsx';
import { durationText } from '../../media-library/index.ts';

const RETRIES = 5;
const RETRY_MS = 500;

/** What a place shows: the image as the ad has it, or a still of the video. */
export function SlotPicture({ media, name }: { media: AdMedia; name: string }) {
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
          className="size-full object-cover"
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
      {isVideo ? (
        <span className="absolute bottom-1 left-1 flex h-5 items-center gap-1 rounded-xs bg-black/70 px-1.5 text-xs font-medium text-white">
          <Play aria-hidden="true" className="size-3" />
          {media.original.duration === null ? null : (
            <span className="tabular">{durationText(media.original.duration)}</span>
          )}
        </span>
      ) : null}
    </>
  );
}
