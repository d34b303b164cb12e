import { createHmac } from 'node:crypto';
import { type WebhookBody, webhookBody } from '@posthorn/contract';
import type { Tx } from '@posthorn/db';
import { nextAttemptIn, say, TEST_EVENT, type WebhookEvent } from '@posthorn/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { cutTo } from '../../platform/api/cut-to-contract.ts';
import { defineJob, defineScheduledJob, workOn } from '../../platform/jobs/define-job.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { problemOf } from '../../platform/outgoing/outgoing-problem.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type DeliveryRow, findDelivery, forgetOldDeliveries } from './repository.ts';

/** Programs that do not answer take these places, and none of those that mail and pictures need. */
const DELIVERED_AT_ONCE = 2;

const deliverJob = defineJob('deliver-webhook', z.object({ deliveryId: z.uuid() }), {
  besideAtOnce: DELIVERED_AT_ONCE,
});
const forgetJob = defineScheduledJob('forget-deliveries', '41 3 * * *');

/** A program that takes longer should answer first and work later. */
const PATIENCE_SECONDS = 10;

export interface DeliveryTools {
  secrets: Pick<Secrets, 'unseal'>;
  /** Of the machine, as the queue has it, not of the sandbox. */
  now: () => Date;
  outgoing: Outgoing;
}

export const webhookPurpose = ({ id, account_id }: { id: string; account_id: string }): string =>
  ['webhook', account_id, id].join('/');

/** One after the other: programs that do not answer hold up their own account, and no other. */
const queueOf = (accountId: string): string => `webhooks/${accountId}`;

type Data = Extract<WebhookBody, { event: WebhookEvent }>['data'];
/** Of an application its id and where people look at it, never what it holds. */
type WebhookMessage = Data & { event: WebhookEvent; at: Date };

/** Tells those addresses of an account that want to hear of an event. */
export async function tellWebhooks(
  tx: Tx,
  accountId: string,
  { event, at, ...data }: WebhookMessage,
): Promise<void> {
  const webhooks = await tx
    .selectFrom('webhook')
    .select(['id', 'events'])
    .where('account_id', '=', accountId)
    .where('is_on', '=', true)
    .execute();
  for (const { id, events } of webhooks) {
    if (!events.includes(event)) continue;
    await addDelivery(tx, id, { event, createdAt: at.toISOString(), accountId, data });
  }
}

const cutBody = cutTo(webhookBody, 'Body of a webhook');

/**
 * Written down first, and then sent by a worker: what happened is told also after a crash. It is cut to the contract,
 * because programs outside are sent what is written down here.
 */
export async function addDelivery(
  tx: Tx,
  webhookId: string,
  content: WebhookBody,
): Promise<DeliveryRow> {
  const { event, accountId } = content;
  const delivery = await tx
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhookId, event, body: JSON.stringify(cutBody(content)) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueueJob(tx, deliverJob, { deliveryId: delivery.id }, { queue: queueOf(accountId) });
  return delivery;
}

/** Tries it now, as if for the first time. */
export async function deliverAgain(
  tx: Tx,
  accountId: string,
  deliveryId: string,
): Promise<DeliveryRow> {
  const delivery = await tx
    .updateTable('webhook_delivery')
    .set({ state: 'pending', attempts: 0, next_at: null })
    .where('id', '=', deliveryId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await enqueueJob(tx, deliverJob, { deliveryId }, { queue: queueOf(accountId) });
  return delivery;
}

export const webhookWorkers = (tools: DeliveryTools) => [
  workOn(deliverJob, async ({ deliveryId }, { db }) => {
    const delivery = await findDelivery(db, deliveryId);
    const now = tools.now();
    // Sent already, given up, deleted, or put off by an attempt that came first.
    if (delivery?.state !== 'pending' || (delivery.next_at && delivery.next_at > now)) return;
    const webhook = await db
      .selectFrom('webhook')
      .selectAll()
      .where('id', '=', delivery.webhook_id)
      .executeTakeFirst();
    if (!webhook) return;
    const secret = tools.secrets.unseal(webhookPurpose(webhook), webhook.sealed_secret);
    const isWanted = webhook.is_on || delivery.event === TEST_EVENT;
    if (!isWanted || secret === undefined) {
      const problem = say(isWanted ? 'webhook.secretLost' : 'webhook.switchedOff');
      await db
        .updateTable('webhook_delivery')
        .set({ state: 'failed', problem, next_at: null })
        .where('id', '=', deliveryId)
        .execute();
      return;
    }
    const answer = await send(delivery, { url: webhook.url, secret }, tools);
    const attempts = delivery.attempts + 1;
    const wait = answer.isTaken ? undefined : nextAttemptIn(attempts);
    const next_at = wait === undefined ? null : new Date(now.getTime() + wait);
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('webhook_delivery')
        .set({
          state: answer.isTaken ? 'delivered' : wait === undefined ? 'failed' : 'pending',
          attempts,
          status_code: answer.statusCode,
          problem: answer.problem,
          tried_at: sql<Date>`product_now()`,
          next_at,
        })
        .where('id', '=', deliveryId)
        .execute();
      if (next_at) {
        const queue = queueOf(webhook.account_id);
        await enqueueJob(tx, deliverJob, { deliveryId }, { queue, runAt: next_at });
      }
    });
  }),
  workOn(forgetJob, (_, { db }) => forgetOldDeliveries(db)),
];

interface Outcome {
  isTaken: boolean;
  statusCode: number | null;
  problem: string | null;
}

/** Any answer of 2xx takes it. A redirect is none: it could lead anywhere. */
async function send(
  { id, event, body }: DeliveryRow,
  { url, secret }: { url: string; secret: string },
  { outgoing, now }: DeliveryTools,
): Promise<Outcome> {
  try {
    const statusCode = await outgoing.send(url, {
      body,
      headers: {
        'content-type': 'application/json',
        'posthorn-event': event,
        'posthorn-delivery': id,
        'posthorn-signature': signature(secret, body, now()),
      },
      withinMs: PATIENCE_SECONDS * 1_000,
    });
    return { isTaken: statusCode >= 200 && statusCode < 300, statusCode, problem: null };
  } catch (error) {
    return { isTaken: false, statusCode: null, problem: sentence(error) };
  }
}

function sentence(error: unknown): string {
  const { kind, reason } = problemOf(error);
  if (kind === 'noPublicHost') return say('webhook.noPublicHost');
  if (kind === 'timeout') return say('webhook.timeout', { n: PATIENCE_SECONDS });
  return say('webhook.unreachable', { reason: reason || kind });
}

/** The time is signed too, so that a copy of a call can be told from the call. */
function signature(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1_000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}
