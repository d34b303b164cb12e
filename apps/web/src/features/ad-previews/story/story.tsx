import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';
import type { PreviewParts } from '../model/previewed-ad.ts';
import { SafeZones } from './safe-zones.tsx';
import { StoryButton } from './story-button.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryPicture } from './story-picture.tsx';

interface StoryProps extends PreviewParts {
  hasSafeZones: boolean;
}

export function Story({ ad, page, device, hasSafeZones }: StoryProps) {
  const isAlone = device === 'phone';
  return (
    <Room isAlone={isAlone}>
      <div className="relative aspect-9/16 w-full overflow-hidden bg-(--feed-surface)">
        <StoryPicture media={ad.media[0] ?? null} />
        {hasSafeZones ? <SafeZones /> : null}
        <StoryHead page={page} />
        <StoryButton callToAction={ad.callToAction} hasLink={ad.adType === 'InstagramStoryAd'} />
      </div>
    </Room>
  );
}

interface RoomProps {
  /** A phone has room for one. */
  isAlone: boolean;
  children: ReactNode;
}

/** On a large screen a story stands in the middle of a dark room, with its neighbours beside it. */
function Room({ isAlone, children }: RoomProps) {
  return (
    <div
      className={cx(
        'flex items-center justify-center',
        !isAlone && 'gap-20 bg-[#0d0f12] px-12 py-28',
      )}
    >
      {isAlone ? null : <Way Icon={ChevronLeft} />}
      <div
        className={isAlone ? 'min-w-0 flex-1' : 'w-300 min-w-0 overflow-hidden rounded-[0.75rem]'}
      >
        {children}
      </div>
      {isAlone ? null : <Way Icon={ChevronRight} />}
    </div>
  );
}

function Way({ Icon }: { Icon: LucideIcon }) {
  return (
    <span
      aria-hidden="true"
      className="hidden size-40 shrink-0 place-items-center rounded-full bg-white/15 text-white @sm:grid"
    >
      <Icon className="size-22 stroke-2" />
    </span>
  );
}
