import { deleteNotification } from '../api/delete-notification.ts';
import type { Notification } from '../api/list-notifications.ts';
import { type Mark, markNotification } from '../api/mark-notification.ts';
import { readAllNotifications } from '../api/read-all-notifications.ts';

export type NotificationChange =
  | { kind: Mark | 'delete'; notificationId: string }
  | { kind: 'read-all' };

const marks: Record<Mark, Partial<Notification>> = {
  read: { read: true },
  unread: { read: false },
  pin: { pinned: true },
  unpin: { pinned: false },
};

/** The list as it will be once the server has heard of the change. */
export function applyChange(
  notifications: readonly Notification[],
  change: NotificationChange,
): Notification[] {
  if (change.kind === 'read-all') return notifications.map((n) => ({ ...n, ...marks.read }));
  const { kind, notificationId } = change;
  if (kind === 'delete') return notifications.filter(({ id }) => id !== notificationId);
  return notifications.map((n) => (n.id === notificationId ? { ...n, ...marks[kind] } : n));
}

export function sendChange(accountId: string, change: NotificationChange): Promise<void> {
  if (change.kind === 'read-all') return readAllNotifications(accountId);
  if (change.kind === 'delete') return deleteNotification(accountId, change.notificationId);
  return markNotification(accountId, change.notificationId, change.kind);
}
