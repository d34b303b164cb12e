import { Ellipsis, X } from 'lucide-react';
import { memo } from 'react';
import type { PreviewedPage } from '../model/previewed-ad.ts';
import { NetworkText } from '../parts/network-text.tsx';
import { PageAvatar } from '../parts/page-avatar.tsx';
import { PageName } from '../parts/page-name.tsx';

/** Time that runs, and whose story it is. */
export const StoryHead = memo(function StoryHead({ page }: { page: PreviewedPage | null }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 bg-linear-to-b from-black/60 to-transparent px-12 pt-10 pb-28">
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-white/40">
        <div className="h-full w-2/5 origin-left rounded-full bg-white motion-safe:w-full motion-safe:animate-story" />
      </div>
      <div className="flex items-center gap-8 pt-10">
        <PageAvatar page={page} className="size-32 rounded-full type-12/16" />
        <div className="min-w-0 flex-1 text-shadow-[0_1px_2px_rgb(0_0_0/0.45)]">
          <PageName page={page} className="type-14/18 font-semibold" />
          <p className="type-12/16 opacity-90">
            <NetworkText word="sponsored" />
          </p>
        </div>
        <span aria-hidden="true" className="flex gap-14">
          <Ellipsis className="size-22 stroke-2" />
          <X className="size-22 stroke-2" />
        </span>
      </div>
    </div>
  );
});
