import type { OperationAnswer } from '@posthorn/contract';
import { queryOptions } from '@tanstack/react-query';
import { isGone } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { firstAnswer } from '../../../lib/http/first-answers.ts';
import { accountKey } from '../../accounts/index.ts';

type WireNotification = OperationAnswer<'listNotifications'>[number];

export interface Notification {
  id: string;
  campaignId: string;
  campaignName: string;
  /** Null of a dynamic campaign. */
  campaignHash: string | null;
  body: string;
  kind: WireNotification['kind'];
  read: boolean;
  pinned: boolean;
  createdAt: string;
}

export const notificationsKey = (accountId: string) =>
  [...accountKey(accountId), 'notifications'] as const;

/** Failures are also shown in the panel of the bell, which no one may have opened. */
export const notificationsQuery = (accountId: string) =>
  queryOptions({
    queryKey: notificationsKey(accountId),
    queryFn: async ({ signal }) =>
      (
        await call(
          'listNotifications',
          { params: { accountId } },
          { signal, suppressErrorToast: isGone },
        )
      ).map(fromWire),
    initialData: () => firstAnswer('listNotifications', { params: { accountId } })?.map(fromWire),
  });

function fromWire(wire: WireNotification): Notification {
  return {
    id: wire.id,
    campaignId: wire.campaign_id,
    campaignName: wire.campaignName,
    campaignHash: wire.campaignHash,
    body: wire.message,
    kind: wire.kind,
    read: wire.read,
    pinned: wire.pinned,
    createdAt: wire.created_at,
  };
}
