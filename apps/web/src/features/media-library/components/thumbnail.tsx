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

/** An item, small. Its name is written beside it, so the picture itself is silent. */
export function Thumbnail({ media }: { media: LibraryMedia }) {
  const { type, thumbnailUrl, thumbnailUrls } = media;
  if (thumbnailUrl === null) return <Placeholder state="loading" />;
  if (type === 'video' && thumbnailUrls.length > 1) return <Stills urls={thumbnailUrls} />;
  return <Picture src={thumbnailUrl} isWhole={type === 'logo'} />;
}

/** The stills of a video, one after the other while somebody can see them. */
function Stills({ urls }: { urls: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsNear(ref, '0px');
  const wantsCalm = useMedia('(prefers-reduced-motion: reduce)');
  const now = useBeat(isSeen && !wantsCalm) % urls.length;
  return (
    <div ref={ref} data-still={now} className="size-full">
      {urls.map((url, index) => (
        <div key={url} className={cx('absolute inset-0', index !== now && 'invisible')}>
          <Picture src={url} />
        </div>
      ))}
    </div>
  );
}

/** A logo must be seen whole; anything else fills its square. */
function Picture({ src, isWhole = false }: { src: string; isWhole?: boolean }) {
  return (
    <RetriedImage
      src={src}
      alt=""
      retries={RETRIES}
      delay={RETRY_MS}
      placeholder={(state) => <Placeholder state={state} />}
      className={cx('size-full', isWhole ? 'bg-white object-contain p-4' : 'object-cover')}
    />
  );
}

function Placeholder({ state }: { state: 'loading' | 'failed' }) {
  if (state === 'loading') return <Skeleton className="absolute inset-0 rounded-none!" />;
  return (
    <span className="absolute inset-0 grid place-items-center text-text-3">
      <ImageOff aria-hidden="true" className="size-6" />
    </span>
  );
}
