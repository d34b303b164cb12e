import type { Tx } from '@posthorn/db';
import { isToldOneByOne, type NotificationKind, webhookEventOf } from '@posthorn/domain';
import { announce } from '../../platform/events/announce.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { tellWebhooks } from '../webhooks/index.ts';
import { writeLettersJob } from './letters/write-letters.ts';

interface News {
  kind: NotificationKind;
  accountId: string;
  workspaceId: string;
  campaignId: string;
  message: string;
  /**
   * What makes this event different from the next one of its kind, such as the end date of a campaign that
   * is finished: an extension gives it another, and it is told again. Idempotent by this key: a second
   * process, or the same after a crash, tells nothing. Missing where the change itself can happen only once.
   */
  once?: string;
  /** The person who did it, and so need not hear of it. */
  by?: string;
  /** The only person who hears of it. Missing where all who may see the campaign do. */
  only?: string | undefined;
}

/** Tells those who may see the campaign: at the bell, on their open screens, and by mail as they choose. */
export async function notify(tx: Tx, news: News): Promise<void> {
  const { kind, accountId, workspaceId, campaignId, message, once, by, only } = news;
  const told = await tx
    .insertInto('notification')
    .values({
      ...{ account_id: accountId, campaign_id: campaignId, message, kind },
      key: once === undefined ? null : [campaignId, kind, once].join('/'),
      by_person: by ?? null,
      for_person: only ?? null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (!told) return;
  await announce(tx, {
    accountId,
    audience: only === undefined ? { workspaceId } : { personId: only },
    event: { kind: 'notification', id: told.id, action: 'created', by: by ?? null },
  });
  await enqueueJob(tx, writeLettersJob, { notificationId: told.id });
  // What concerns one person alone is no news for programs.
  if (only === undefined && !isToldOneByOne(kind)) {
    const event = webhookEventOf(kind);
    await tellWebhooks(tx, accountId, { event, at: told.created_at, campaignId, message });
  }
}
