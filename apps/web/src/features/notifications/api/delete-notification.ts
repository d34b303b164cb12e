import { call } from '../../../lib/http/call.ts';

export function deleteNotification(accountId: string, notificationId: string) {
  return call('deleteNotification', { params: { accountId, notificationId } });
}
