import { ImageOff } from 'lucide-react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { RetriedImage } from '../../../ui/media/retried-image.tsx';
import type { LibraryMedia } from '../api/list-media.ts';

/** As large as the panel allows, and always whole. */
export function Preview({ media }: { media: LibraryMedia }) {
  const { type, title, altText, url, previewUrl } = media;
  const room =
    'relative grid max-h-80 min-h-40 shrink-0 place-items-center overflow-hidden rounded-card';
  if (type === 'video') {
    return (
      <div className={cx(room, 'bg-surface-2')}>
        {/* biome-ignore lint/a11y/useMediaCaption: recruiters bring their videos without captions */}
        <video
          key={url}
          src={url}
          poster={previewUrl ?? undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={altText || title}
          className="max-h-80 w-full"
        />
      </div>
    );
  }
  return (
    // What can be seen through is drawn for paper, also in the dark: a logo, but pictures as well.
    <div className={cx(room, 'border border-line bg-white')}>
      <RetriedImage
        src={previewUrl ?? url}
        alt={altText || title}
        retries={5}
        delay={500}
        loading={<Skeleton className="absolute inset-0" />}
        failed={<ImageOff aria-hidden="true" className="size-8 text-text-3" />}
        className="max-h-80 w-full object-contain"
      />
    </div>
  );
}
