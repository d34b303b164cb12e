import { notificationKinds } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, timestamp } from '../shapes.ts';

const tag = 'Notifications';

const notification = z.object({
  id,
  /** Of the campaign, dynamic campaign or job list that it is about, as its kind says; so is the name. */
  campaign_id: id,
  campaignName: z.string(),
  /** Tells campaigns of one name apart; null of a dynamic campaign or job list, which has none. */
  campaignHash: z.string().nullable(),
  message: z.string(),
  /** What it is about; null in those from before there were kinds. */
  kind: z.enum(notificationKinds).nullable(),
  read: z.boolean(),
  pinned: z.boolean(),
  created_at: timestamp,
});

const notificationParams = accountParams.extend({ notificationId: id });

const mark = <const Verb extends 'pin' | 'unpin' | 'read' | 'unread'>(
  verb: Verb,
  summary: string,
) =>
  operation({
    method: 'PUT',
    path: `/accounts/:accountId/notifications/:notificationId/${verb}`,
    summary,
    tag,
    access: { scope: 'account', capability: 'notification.mark' },
    params: notificationParams,
    kind: 'empty',
  });

export const notificationOperations = {
  listNotifications: operation({
    method: 'GET',
    path: '/accounts/:accountId/notifications',
    summary: 'The notifications of the caller, newest first',
    tag,
    access: { scope: 'account', capability: 'notification.list' },
    params: accountParams,
    answer: z.array(notification),
  }),
  pinNotification: mark('pin', 'Pins a notification for the caller'),
  unpinNotification: mark('unpin', 'Unpins a notification for the caller'),
  readNotification: mark('read', 'Marks a notification as read by the caller'),
  unreadNotification: mark('unread', 'Marks a notification as unread by the caller'),
  readAllNotifications: operation({
    method: 'PUT',
    path: '/accounts/:accountId/notifications/read-all',
    summary: 'Marks every notification of the caller as read',
    tag,
    access: { scope: 'account', capability: 'notification.mark' },
    params: accountParams,
    kind: 'empty',
  }),
  deleteNotification: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/notifications/:notificationId',
    summary: 'Deletes a notification for the caller',
    tag,
    access: { scope: 'account', capability: 'notification.mark' },
    params: notificationParams,
    kind: 'empty',
  }),
};
