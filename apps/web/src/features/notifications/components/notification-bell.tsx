import { fill } from '@posthorn/domain';
import { notificationTexts } from '@posthorn/domain/texts/notification';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { deferLayer, OnDemand } from '../../../lib/on-demand/on-demand.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useAccount } from '../../accounts/index.ts';
import { notificationsQuery } from '../api/list-notifications.ts';

const notificationLayer = deferLayer(() => import('./notification-popover.tsx'));

export function NotificationBell() {
  const account = useAccount();
  const { data: notifications = [] } = useQuery(notificationsQuery(account.id));
  const unread = notifications.filter(({ read }) => !read).length;
  return (
    <OnDemand
      layer={notificationLayer}
      layerProps={{
        trigger: (
          <IconButton
            icon={<BellWithDot hasDot={unread > 0} />}
            label={
              unread > 0
                ? fill(notificationTexts.notificationsUnreadUnread, { unread })
                : notificationTexts.notifications
            }
          />
        ),
      }}
    />
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
