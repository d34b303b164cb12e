/** Notifications. */
export const notificationTexts = {
  none: 'You don’t have any notifications, yet',
} as const;
