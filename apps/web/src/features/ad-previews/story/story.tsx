import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PreviewParts } from '../model/previewed-ad.ts';
import { SafeZones } from './safe-zones.tsx';
import { StoryButton } from './story-button.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryPicture } from './story-picture.tsx';

interface StoryProps extends PreviewParts {
  hasSafeZones: boolean;
}

export function Story({ ad, page, device, hasSafeZones }: StoryProps) {
  const screen = (
    <div className="relative aspect-9/16 w-full overflow-hidden bg-(--feed-surface)">
      <StoryPicture media={ad.media[0] ?? null} />
      <StoryHead page={page} />
      <StoryButton callToAction={ad.callToAction} hasLink={ad.adType === 'InstagramStoryAd'} />
      {hasSafeZones ? <SafeZones /> : null}
    </div>
  );
  return device === 'phone' ? screen : <Viewer>{screen}</Viewer>;
}

/** On a large screen a story stands in the middle of a dark room, with its neighbours beside it. */
function Viewer({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center justify-center gap-20 bg-[#0d0f12] px-12 py-28">
      <Way>
        <ChevronLeft className="size-22 stroke-2" />
      </Way>
      <div className="w-300 min-w-0 overflow-hidden rounded-[0.75rem]">{children}</div>
      <Way>
        <ChevronRight className="size-22 stroke-2" />
      </Way>
    </div>
  );
}

function Way({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="hidden size-40 shrink-0 place-items-center rounded-full bg-white/15 text-white @sm:grid"
    >
      {children}
    </span>
  );
}
