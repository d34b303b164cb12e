export const notificationTabs = ['all', 'today', 'yesterday', 'pinned'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

/** The bell holds what is pinned and the newest others. */
export const NOTIFICATION_LIMIT = 500;

export interface NotificationFacts {
  pinned: boolean;
  createdAt: string;
}

/** Which notifications a tab shows; days are calendar days in the reader's time zone. */
export function notificationsInTab<N extends NotificationFacts>(
  notifications: readonly N[],
  tab: NotificationTab,
  facts: { now: Date; timeZone: string },
): N[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: facts.timeZone, dateStyle: 'short' });
  const today = day.format(facts.now);
  const shown: Record<NotificationTab, (n: N) => boolean> = {
    all: () => true,
    today: (n) => day.format(new Date(n.createdAt)) === today,
    yesterday: (n) => day.format(new Date(n.createdAt)) === dayBefore(today),
    pinned: (n) => n.pinned,
  };
  return notifications
    .filter(shown[tab])
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/** Counted on the calendar, not in hours: a day may have 23 or 25 of them. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
