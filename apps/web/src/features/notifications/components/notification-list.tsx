import { type ReactNode, useMemo, useRef } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Notification } from '../api/list-notifications.ts';
import { grouped } from '../model/grouped.ts';
import type { NotificationChange } from '../model/notification-change.ts';
import { useFocusAfterDelete } from '../model/use-focus-after-delete.ts';
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
  const grid = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => grouped(notifications), [notifications]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const noteDeletion = useFocusAfterDelete(ids, (id) => {
    const row = id && grid.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
    (row || grid.current)?.focus();
  });
  const change = (next: NotificationChange) => {
    if (next.kind === 'delete') noteDeletion(next.notificationId);
    onChange(next);
  };
  if (notifications.length === 0) {
    return (
      <div ref={grid} tabIndex={-1} className="outline-none">
        {empty}
      </div>
    );
  }
  const isFew = notifications.length <= FEW;
  const list = (
    <GridList
      ref={grid}
      aria-label={label}
      items={rows}
      style={isFew ? { maxHeight: `min(${PANEL_PX}px, 100dvh - 11rem)` } : { height: PANEL_PX }}
      className="max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain outline-none"
    >
      {(notification) => (
        <NotificationRow notification={notification} onChange={change} onLeave={onLeave} />
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
