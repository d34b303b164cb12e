import type { Tx } from '@posthorn/db';
import { announce } from '../../platform/events/announce.ts';

interface News {
  accountId: string;
  workspaceId: string;
  campaignId: string;
  message: string;
}

/** Tells those who may see the campaign, at the bell and on their open screens. */
export async function notify(
  tx: Tx,
  { accountId, workspaceId, campaignId, message }: News,
): Promise<void> {
  const { id } = await tx
    .insertInto('notification')
    .values({ account_id: accountId, campaign_id: campaignId, message })
    .returning('id')
    .executeTakeFirstOrThrow();
  await announce(tx, {
    accountId,
    audience: { workspaceId },
    event: { kind: 'notification', id, action: 'created', by: null },
  });
}
