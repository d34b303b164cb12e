import { Ellipsis, X } from 'lucide-react';
import { memo } from 'react';
import type { PreviewedPage } from '../model/previewed-ad.ts';
import { NetworkText } from '../parts/network-text.tsx';
import { PageAvatar } from '../parts/page-avatar.tsx';
import { PageName } from '../parts/page-name.tsx';

/** A company's logo is square here. */
export const LinkedinHead = memo(function LinkedinHead({ page }: { page: PreviewedPage | null }) {
  return (
    <div className="flex items-start gap-8 px-16 pt-12">
      <PageAvatar page={page} className="size-48 type-16/20" />
      <div className="min-w-0 flex-1 pt-4">
        <PageName page={page} className="type-14/20 font-semibold" />
        <p className="type-12/16 text-(--feed-text-2)">
          <NetworkText word="promoted" />
        </p>
      </div>
      <span aria-hidden="true" className="flex gap-12 text-(--feed-text-2)">
        <Ellipsis className="size-22 stroke-2" />
        <X className="size-22 stroke-2" />
      </span>
    </div>
  );
});
