import type { ReactNode } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Notification } from '../api/list-notifications.ts';
import { grouped } from '../model/grouped.ts';
import type { NotificationChange } from '../model/notification-change.ts';
import { NotificationRow } from './notification-row.tsx';

const ESTIMATED_ROW_PX = 88;
const PANEL_PX = 440;
/** So few are all drawn, and the panel is as high as they are. */
const FEW = 20;

interface NotificationListProps {
  label: string;
  /** Stands there when there is none to list. */
  empty: ReactNode;
  notifications: readonly Notification[];
  onChange: (change: NotificationChange) => void;
  onLeave: () => void;
}

/** Arrow keys move between rows and into a row's menu; only the rows in sight exist. */
export function NotificationList({
  label,
  empty,
  notifications,
  onChange,
  onLeave,
}: NotificationListProps) {
  if (notifications.length === 0) return empty;
  const isFew = notifications.length <= FEW;
  const list = (
    <GridList
      aria-label={label}
      items={grouped(notifications)}
      style={isFew ? { maxHeight: `min(${PANEL_PX}px, 100dvh - 11rem)` } : { height: PANEL_PX }}
      className="max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain outline-none"
    >
      {(notification) => (
        <NotificationRow notification={notification} onChange={onChange} onLeave={onLeave} />
      )}
    </GridList>
  );
  if (isFew) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: ESTIMATED_ROW_PX }}>
      {list}
    </Virtualizer>
  );
}
