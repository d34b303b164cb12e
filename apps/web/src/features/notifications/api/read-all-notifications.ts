import { call } from '../../../lib/http/call.ts';

export function readAllNotifications(accountId: string) {
  return call('readAllNotifications', { params: { accountId } });
}
