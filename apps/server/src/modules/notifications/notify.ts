import type { Tx } from '@posthorn/db';
import { isToldOneByOne, type NotificationKind, webhookEventOf } from '@posthorn/domain';
import { type Audience, announce } from '../../platform/events/announce.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { tellWebhooks } from '../webhooks/index.ts';
import { writeLettersJob } from './letters/write-letters.ts';

/** What it is about: a campaign of a workspace, or a dynamic campaign or job list, which belong to the account as a whole. */
type Subject =
  | { campaignId: string; workspaceId: string; dynamicCampaignId?: never; jobListId?: never }
  | { dynamicCampaignId: string; campaignId?: never; workspaceId?: never; jobListId?: never }
  | { jobListId: string; campaignId?: never; workspaceId?: never; dynamicCampaignId?: never };

type NewNotification = Subject & {
  kind: NotificationKind;
  accountId: string;
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
};

/** Tells those who may see the campaign: at the bell, on their open screens, and by mail as they choose. */
export async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  const { kind, accountId, message, once, by, only } = notification;
  const { campaignId, dynamicCampaignId, jobListId } = notification;
  const subjectId = campaignId ?? dynamicCampaignId ?? jobListId;
  const inserted = await tx
    .insertInto('notification')
    .values({
      ...{ account_id: accountId, message, kind },
      campaign_id: campaignId ?? null,
      dynamic_campaign_id: dynamicCampaignId ?? null,
      job_list_id: jobListId ?? null,
      key: once === undefined ? null : [subjectId, kind, once].join('/'),
      by_person: by ?? null,
      for_person: only ?? null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (!inserted) return;
  await announce(tx, {
    accountId,
    audience: only === undefined ? audienceOf(notification) : { personId: only },
    event: { kind: 'notification', id: inserted.id, action: 'created', by: by ?? null },
  });
  await enqueueJob(tx, writeLettersJob, { notificationId: inserted.id });
  // What concerns one person alone is no notification for programs.
  if (only === undefined && !isToldOneByOne(kind)) {
    const event = webhookEventOf(kind);
    await tellWebhooks(tx, accountId, {
      ...{ event, at: inserted.created_at, message },
      ...(campaignId && { campaignId }),
      ...(dynamicCampaignId && { dynamicCampaignId }),
      ...(jobListId && { jobListId }),
    });
  }
}

const audienceOf = ({ workspaceId }: Subject): Audience =>
  workspaceId === undefined ? { wholeAccount: true } : { workspaceId };
