import { Ellipsis, X } from 'lucide-react';
import { memo } from 'react';
import type { PreviewedPage } from '../model/previewed-ad.ts';
import { NetworkText } from '../parts/network-text.tsx';
import { PageAvatar } from '../parts/page-avatar.tsx';
import { PageName } from '../parts/page-name.tsx';
import { Globe } from './globe.tsx';

export const FacebookHead = memo(function FacebookHead({ page }: { page: PreviewedPage | null }) {
  return (
    <div className="flex items-center gap-8 px-16 pt-12">
      <PageAvatar page={page} className="size-40 rounded-full type-15/20" />
      <div className="min-w-0 flex-1">
        <PageName page={page} className="type-15/20 font-semibold" />
        <p className="flex items-center gap-4 type-13/16 text-(--feed-text-2)">
          <NetworkText word="sponsored" /> <span aria-hidden="true">·</span>
          <Globe />
        </p>
      </div>
      <span aria-hidden="true" className="flex gap-16 text-(--feed-text-2)">
        <Ellipsis className="size-22 stroke-2" />
        <X className="size-22 stroke-2" />
      </span>
    </div>
  );
});
