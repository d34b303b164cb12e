import { type NotificationTab, notificationsInTab } from '@posthorn/domain';
import { productNow } from '../../../lib/time/clock.ts';
import type { Notification } from '../api/list-notifications.ts';

/** Today and yesterday are the reader's own, where the browser stands. */
export function inTab(
  notifications: readonly Notification[],
  tab: NotificationTab,
): Notification[] {
  return notificationsInTab(notifications, tab, {
    now: new Date(productNow()),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
