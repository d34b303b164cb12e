import { TEST_EVENT, type WebhookEvent, webhookEvents } from '@posthorn/domain';
import { z } from 'zod';
import { id, timestamp } from './shapes.ts';

const head = { createdAt: timestamp, accountId: id };

/** What the addresses of an account are sent. */
export const webhookBody = z.discriminatedUnion('event', [
  z.object({
    event: z.enum(webhookEvents as [WebhookEvent, ...WebhookEvent[]]),
    ...head,
    data: z.object({
      campaignId: id
        .optional()
        .describe('Missing where it is about a dynamic campaign or a job list'),
      dynamicCampaignId: id.optional().describe('Missing where it is about another campaign'),
      jobListId: id.optional().describe('Only where it is about a job list'),
      message: z.string().describe('What people read of it'),
      applicationId: id.optional().describe('Of application.received: which one'),
      url: z.string().optional().describe('Of application.received: where people look at it'),
    }),
  }),
  z.object({ event: z.literal(TEST_EVENT), ...head, data: z.object({}) }),
]);
export type WebhookBody = z.infer<typeof webhookBody>;
