/** Notifications. */
export const notificationTexts = {
  none: 'You don’t have any notifications, yet',
  actions: 'Actions',
  unpin: 'Unpin',
  pin: 'Pin',
  markAsUnread: 'Mark as unread',
  markAsRead: 'Mark as read',
  notifications: 'Notifications',
  markAllAsRead: 'Mark all as read',
  whichNotifications: 'Which notifications',
  loadingNotifications: 'Loading notifications',
  nameNotifications: '{name} notifications',
  unread: 'Unread',
  pinned: 'Pinned',
  notificationsUnreadUnread: 'Notifications, {unread} unread',
  showAllN: 'Show all {n}',
} as const;
