import { accountInitials, paletteIndex } from '@posthorn/domain';
import { UserRound } from 'lucide-react';
import { memo } from 'react';
import { Avatar, cx } from '../../../ui/index.ts';
import type { PreviewedPage } from '../model/previewed-ad.ts';

interface PageAvatarProps {
  page: PreviewedPage | null;
  /** Size, roundness and type of its initials, as the network has them. */
  className: string;
}

/** Decoration: the name of the page stands beside it. */
export const PageAvatar = memo(function PageAvatar({ page, className }: PageAvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block shrink-0 overflow-hidden *:size-full! *:rounded-none! *:text-[1em]!',
        className,
      )}
    >
      {page ? (
        <Avatar
          isDecorative
          name={page.name}
          initials={accountInitials(page.name)}
          colour={paletteIndex(page.name)}
          src={page.iconUrl}
        />
      ) : (
        <span className="block bg-(--feed-empty) text-(--feed-empty-ink)">
          <UserRound className="m-auto size-[86%] translate-y-[18%] fill-current" />
        </span>
      )}
    </span>
  );
});
