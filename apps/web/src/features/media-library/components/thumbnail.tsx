import { ImageOff } from 'lucide-react';
import { useRef } from 'react';
import { useIsNear } from '../../../lib/page/use-is-near.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { RetriedImage } from '../../../ui/media/retried-image.tsx';
import type { LibraryMedia } from '../api/list-media.ts';
import { useBeat } from '../model/use-beat.ts';

const RETRIES = 5;
const RETRY_MS = 500;
const faint = 'opacity-35 grayscale';
const broken = (
  <span className="absolute inset-0 grid place-items-center text-text-3">
    <ImageOff aria-hidden="true" className="size-6" />
  </span>
);

interface ThumbnailProps {
  media: LibraryMedia;
  isFaint: boolean;
}

/** An item, small. Its name is written beside it, so the picture itself is silent. */
export function Thumbnail({ media, isFaint }: ThumbnailProps) {
  const { type, thumbnailUrl, thumbnailUrls } = media;
  if (thumbnailUrl === null) return <Skeleton className="absolute inset-0 rounded-card!" />;
  if (type === 'video' && thumbnailUrls.length > 1) {
    return <Stills urls={thumbnailUrls} isFaint={isFaint} />;
  }
  // A logo must be seen whole; anything else fills its square.
  const fit = type === 'logo' ? 'bg-white object-contain p-4' : 'object-cover';
  return <Picture src={thumbnailUrl} className={cx(fit, isFaint && faint)} />;
}

/** The stills of a video, one after the other while a person can see them. */
function Stills({ urls, isFaint }: { urls: readonly string[]; isFaint: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsNear(ref, '0px');
  const wantsCalm = useMedia('(prefers-reduced-motion: reduce)');
  const now = useBeat(isSeen && !wantsCalm) % urls.length;
  return (
    <div ref={ref} data-still={now} className={cx('size-full', isFaint && faint)}>
      {urls.map((url, index) => (
        <div key={url} className={cx('absolute inset-0', index !== now && 'invisible')}>
          <Picture src={url} className="object-cover" />
        </div>
      ))}
    </div>
  );
}

/**
 * Until it comes the empty square stands for it: something that moves in dozens of tiles would make
 * scrolling heavy. What can be seen through stands on white, as networks show it.
 */
function Picture({ src, className }: { src: string; className: string }) {
  return (
    <RetriedImage
      src={src}
      alt=""
      retries={RETRIES}
      delay={RETRY_MS}
      failed={broken}
      className={cx('absolute inset-0 size-full rounded-card data-loaded:bg-white', className)}
    />
  );
}
