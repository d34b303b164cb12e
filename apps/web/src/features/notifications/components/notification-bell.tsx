import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useAccount } from '../../accounts/index.ts';
import { notificationsQuery } from '../api/list-notifications.ts';

const NotificationPanel = lazy(() => import('./notification-panel.tsx'));

export function NotificationBell() {
  const account = useAccount();
  const { data: notifications = [] } = useQuery(notificationsQuery(account.id));
  const unread = notifications.filter(({ read }) => !read).length;
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label="Notifications"
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="flex max-h-[inherit] w-[26rem] max-w-[calc(100vw-1rem)]! flex-col p-0!"
      trigger={
        <IconButton
          icon={<BellWithDot hasDot={unread > 0} />}
          label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          hasTooltip={!isOpen}
        />
      }
    >
      <Suspense fallback={<SkeletonRows rowHeight={72} label="Loading notifications" />}>
        <NotificationPanel onLeave={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}

function BellWithDot({ hasDot }: { hasDot: boolean }) {
  return (
    <span className="relative">
      <Bell aria-hidden="true" className="size-5!" />
      {hasDot ? (
        <span className="absolute -top-0.5 right-0 size-2.5 rounded-full border-2 border-surface bg-danger forced-colors:bg-[Highlight]" />
      ) : null}
    </span>
  );
}
