import { WEBHOOK_URL_MAX, type WebhookEvent, webhookEvents, webhookStates } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, line, timestamp, version } from '../shapes.ts';

const tag = 'Webhooks';
const access = { scope: 'account', capability: 'webhook.manage' } as const;
const path = '/accounts/:accountId/webhooks';
const onePath = `${path}/:webhookId` as const;
const webhookParams = accountParams.extend({ webhookId: id });

const events = z.array(z.enum(webhookEvents as [WebhookEvent, ...WebhookEvent[]]));

const webhook = z.object({
  id,
  url: z.string(),
  events,
  isOn: z.boolean(),
  createdAt: timestamp,
  /** Who added it; empty where that person is gone. */
  createdBy: z.string(),
  /** What came of the newest delivery; null where there was none. */
  lastState: z.enum(webhookStates).nullable(),
  version,
});

const delivery = z.object({
  id,
  event: z.string(),
  /** As it is sent. */
  body: z.string(),
  state: z.enum(webhookStates),
  attempts: z.int(),
  /** What was answered to the last attempt; null where nothing was. */
  statusCode: z.int().nullable(),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
  createdAt: timestamp,
  triedAt: timestamp.nullable(),
  /** When it is tried again. */
  nextAt: timestamp.nullable(),
});

const values = z.object({ url: line(WEBHOOK_URL_MAX), events: events.max(50) });

export const webhookOperations = {
  listWebhooks: operation({
    method: 'GET',
    path,
    summary: 'The addresses that are told what happens to campaigns',
    tag,
    access,
    params: accountParams,
    answer: z.array(webhook),
  }),
  createWebhook: operation({
    method: 'POST',
    path,
    summary:
      'Adds an address. The answer is the only one with its secret: Posthorn-Signature holds t (seconds) and v1, the HMAC-SHA256 of "t.body" in hex',
    tag,
    access,
    limit: 'letter',
    params: accountParams,
    body: values,
    status: 201,
    answer: webhook.extend({ secret: z.string() }),
  }),
  updateWebhook: operation({
    method: 'PUT',
    path: onePath,
    summary: 'Changes address or events, or switches it off',
    tag,
    access,
    versioned: true,
    params: webhookParams,
    body: values.extend({ isOn: z.boolean() }).partial(),
    answer: webhook,
  }),
  deleteWebhook: operation({
    method: 'DELETE',
    path: onePath,
    summary: 'Tells an address nothing any more, and forgets its deliveries',
    tag,
    access,
    params: webhookParams,
    kind: 'empty',
  }),
  listWebhookDeliveries: operation({
    method: 'GET',
    path: `${onePath}/deliveries`,
    summary: 'The newest hundred deliveries of the last thirty days, and what came of each',
    tag,
    access,
    params: webhookParams,
    answer: z.array(delivery),
  }),
  testWebhook: operation({
    method: 'POST',
    path: `${onePath}/deliveries`,
    summary: 'Sends an event of the kind test',
    tag,
    access,
    limit: 'letter',
    params: webhookParams,
    status: 201,
    answer: delivery,
  }),
  redeliverWebhook: operation({
    method: 'POST',
    path: `${onePath}/deliveries/:deliveryId`,
    summary: 'Sends a delivery again, with the same body',
    tag,
    access,
    limit: 'letter',
    params: webhookParams.extend({ deliveryId: id }),
    answer: delivery,
  }),
};
