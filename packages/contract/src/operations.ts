import type { z } from 'zod';
import type { Operation } from './operation.ts';
import { accountOperations } from './operations/accounts.ts';
import { adOperations } from './operations/ads.ts';
import { apiTokenOperations } from './operations/api-tokens.ts';
import { applicationOperations } from './operations/applications.ts';
import { campaignTemplateOperations } from './operations/campaign-templates.ts';
import { campaignOperations } from './operations/campaigns.ts';
import { configurationOperations } from './operations/configuration.ts';
import { connectionOperations } from './operations/connections.ts';
import { dynamicCampaignOperations } from './operations/dynamic-campaigns.ts';
import { erroredCampaignOperations } from './operations/errored-campaigns.ts';
import { figuresOperations } from './operations/figures.ts';
import { financeOperations } from './operations/finance.ts';
import { googleAdOperations } from './operations/google-ads.ts';
import { jobListOperations } from './operations/job-lists.ts';
import { leadFormOperations } from './operations/lead-forms.ts';
import { mailOperations } from './operations/mail.ts';
import { masterAccountOperations } from './operations/master-accounts.ts';
import { mediaOperations } from './operations/media.ts';
import { memberOperations } from './operations/members.ts';
import { notificationOperations } from './operations/notifications.ts';
import { packageOperations } from './operations/packages.ts';
import { peopleOperations } from './operations/people.ts';
import { referenceOperations } from './operations/reference.ts';
import { reportOperations } from './operations/reports.ts';
import { savedViewOperations } from './operations/saved-views.ts';
import { sessionOperations } from './operations/session.ts';
import { socialPageOperations } from './operations/social-pages.ts';
import { templateOperations } from './operations/templates.ts';
import { vacancyOperations } from './operations/vacancies.ts';
import { webhookOperations } from './operations/webhooks.ts';
import { workspaceOperations } from './operations/workspaces.ts';

/** The whole HTTP API. Routes, client, OpenAPI page and access tests are made from this table. */
export const operations = {
  ...sessionOperations,
  ...accountOperations,
  ...apiTokenOperations,
  ...webhookOperations,
  ...socialPageOperations,
  ...connectionOperations,
  ...workspaceOperations,
  ...memberOperations,
  ...peopleOperations,
  ...notificationOperations,
  ...mailOperations,
  ...campaignOperations,
  ...savedViewOperations,
  ...applicationOperations,
  ...figuresOperations,
  ...financeOperations,
  ...masterAccountOperations,
  ...vacancyOperations,
  ...erroredCampaignOperations,
  ...configurationOperations,
  ...leadFormOperations,
  ...templateOperations,
  ...packageOperations,
  ...jobListOperations,
  ...dynamicCampaignOperations,
  ...campaignTemplateOperations,
  ...mediaOperations,
  ...adOperations,
  ...googleAdOperations,
  ...reportOperations,
  ...referenceOperations,
} satisfies Record<string, Operation>;

type Operations = typeof operations;
export type OperationId = keyof Operations;

type Part<
  Id extends OperationId,
  Key extends 'params' | 'query' | 'body' | 'answer' | 'current',
> = Operations[Id] extends { [K in Key]: infer Schema extends z.ZodType } ? Schema : undefined;
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What the server's handler receives, checked. */
export interface OperationInput<Id extends OperationId> {
  params: Parsed<Part<Id, 'params'>>;
  query: Parsed<Part<Id, 'query'>>;
  body: Parsed<Part<Id, 'body'>>;
}

type SentPart<Key extends string, Schema> = Schema extends z.ZodType
  ? Partial<Sent<Schema>> extends Sent<Schema>
    ? { [K in Key]?: Sent<Schema> }
    : { [K in Key]: Sent<Schema> }
  : { [K in Key]?: undefined };

/** What a caller sends. */
export type OperationCall<Id extends OperationId> = SentPart<'params', Part<Id, 'params'>> &
  SentPart<'query', Part<Id, 'query'>> &
  SentPart<'body', Part<Id, 'body'>>;

export type OperationAnswer<Id extends OperationId> = Parsed<Part<Id, 'answer'>>;

/** What comes with the refusal of a stale write: the newer version, which is the answer where nothing else is said. */
export type OperationCurrent<Id extends OperationId> =
  Part<Id, 'current'> extends z.ZodType ? Parsed<Part<Id, 'current'>> : OperationAnswer<Id>;
