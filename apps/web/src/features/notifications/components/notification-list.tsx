import { say } from '@posthorn/domain';
import { GridList } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { Notification } from '../api/list-notifications.ts';
import type { NotificationChange } from '../model/notification-change.ts';
import { NotificationRow } from './notification-row.tsx';

const ESTIMATED_ROW_PX = 88;
const PANEL_PX = 440;

interface NotificationListProps {
  label: string;
  notifications: readonly Notification[];
  onChange: (change: NotificationChange) => void;
  onLeave: () => void;
}

/** Arrow keys move between rows and into a row's menu; only the rows in sight exist. */
export function NotificationList({
  label,
  notifications,
  onChange,
  onLeave,
}: NotificationListProps) {
  if (notifications.length === 0) return <EmptyState title={say('notification.none')} />;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: ESTIMATED_ROW_PX }}>
      <GridList
        aria-label={label}
        items={notifications}
        style={{ height: Math.min(notifications.length * ESTIMATED_ROW_PX, PANEL_PX) }}
        className="max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain outline-none"
      >
        {(notification) => (
          <NotificationRow notification={notification} onChange={onChange} onLeave={onLeave} />
        )}
      </GridList>
    </Virtualizer>
  );
}
