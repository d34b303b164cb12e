import { call } from '../../../lib/http/call.ts';

const operations = {
  read: 'readNotification',
  unread: 'unreadNotification',
  pin: 'pinNotification',
  unpin: 'unpinNotification',
} as const;

export type Mark = keyof typeof operations;

export function markNotification(accountId: string, notificationId: string, mark: Mark) {
  return call(operations[mark], { params: { accountId, notificationId } });
}
