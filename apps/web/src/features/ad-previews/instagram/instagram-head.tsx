import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import type { PreviewedPage } from '../model/previewed-ad.ts';
import { NetworkText } from '../parts/network-text.tsx';
import { PageAvatar } from '../parts/page-avatar.tsx';
import { PageName } from '../parts/page-name.tsx';

export const InstagramHead = memo(function InstagramHead({ page }: { page: PreviewedPage | null }) {
  return (
    <div className="flex items-center gap-10 px-12 py-10">
      <PageAvatar page={page} className="size-32 rounded-full type-12/16" />
      <div className="min-w-0 flex-1">
        <PageName page={page} className="type-14/18 font-semibold" />
        <p className="type-12/16">
          <NetworkText word="sponsored" />
        </p>
      </div>
      <Ellipsis aria-hidden="true" className="size-22 stroke-2" />
    </div>
  );
});
