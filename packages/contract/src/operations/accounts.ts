import {
  accountFeatures,
  budgetChannels,
  languages,
  leadformStatuses,
  networks,
  socialChannels,
  type UtmField,
  utmChannels,
  utmFields,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, chosenDisclosure, currency, day, id, location } from '../shapes.ts';

const tag = 'Accounts';

const utm = z.object(
  Object.fromEntries(utmFields.map((field) => [field, z.string().optional()])) as Record<
    UtmField,
    z.ZodOptional<z.ZodString>
  >,
);

/** Tracking parameters by channel; values may hold tokens that each campaign fills in. */
const accountUtm = z.partialRecord(z.enum(utmChannels), utm);

const account = z.object({
  id,
  name: z.string(),
  currency,
  timeZone: z.string(),
  /** The day it is where the account is; dates of campaigns are days of its calendar. */
  today: day,
  primary_language: z.enum(languages),
  /** Where the account is at home; the location picker begins there. */
  city: location.nullable(),
  hasConversionId: z.boolean(),
  /** Where no ad account is connected, so that nothing can be published. */
  unconnected: z.array(z.enum(budgetChannels)),
  /** Where conversions are not counted, so that no campaign can aim at them. */
  uncounted: z.array(z.enum(budgetChannels)),
  utm: accountUtm,
  ...chosenDisclosure.shape,
});

/** What one network counts as an application. */
const applicationEvents = z.object({
  network: z.enum(networks),
  /** Whether an ad account is connected there. */
  isConnected: z.boolean(),
  /** False where it could not be asked, or did not answer in time. */
  isAnswered: z.boolean(),
  /** The ids of what was chosen. None: as the network counts by itself. */
  chosen: z.array(z.string()),
  /** What can be chosen, and what was. */
  events: z.array(z.object({ id: z.string(), label: z.string() })),
});

export const accountOperations = {
  getAccount: operation({
    method: 'GET',
    path: '/accounts/:accountId',
    summary: 'One account: what its campaigns are counted, dated and written in',
    tag,
    access: { scope: 'account', capability: 'account.view' },
    params: accountParams,
    answer: account,
  }),
  updateAccount: operation({
    method: 'PUT',
    path: '/accounts/:accountId',
    summary:
      'Changes what an account adds to its ads; campaigns take it along when they are deployed',
    tag,
    access: { scope: 'account', capability: 'account.edit' },
    params: accountParams,
    body: z.object({ utm: accountUtm }),
    answer: account,
  }),
  setAccountDisclosure: operation({
    method: 'PUT',
    path: '/accounts/:accountId/disclosure',
    summary: 'Says who profits from the ads of an account and who pays for them',
    tag,
    access: { scope: 'account', capability: 'account.edit' },
    params: accountParams,
    body: chosenDisclosure,
    answer: account,
  }),
  listDisclosureNames: operation({
    method: 'GET',
    path: '/accounts/:accountId/disclosure-names',
    summary: 'Names that Meta suggests for who profits and who pays; none where it does not answer',
    tag,
    access: { scope: 'account', capability: 'account.view' },
    params: accountParams,
    answer: z.array(z.string()),
  }),
  listApplicationEvents: operation({
    method: 'GET',
    path: '/accounts/:accountId/application-events',
    summary: 'Asks each network what it can count as an application, and says what was chosen',
    tag,
    access: { scope: 'account', capability: 'account.view' },
    params: accountParams,
    answer: z.array(applicationEvents),
  }),
  setApplicationEvent: operation({
    method: 'PUT',
    path: '/accounts/:accountId/application-events/:network',
    summary:
      'Chooses what a network counts as an application; figures of what it still counts are read anew',
    tag,
    access: { scope: 'account', capability: 'account.edit' },
    params: accountParams.extend({ network: z.enum(networks) }),
    body: z.object({ events: z.array(z.string().max(80)).max(20) }),
    answer: applicationEvents,
  }),
  listEnabledFeatures: operation({
    method: 'GET',
    path: '/accounts/:accountId/enabled-features',
    summary: 'The parts of the product that are switched on for the account',
    tag,
    access: { scope: 'account', capability: 'account.view' },
    params: accountParams,
    answer: z.array(z.enum(accountFeatures)),
  }),
  listSocialPages: operation({
    method: 'GET',
    path: '/accounts/:accountId/social-pages',
    summary: 'The pages in whose name ads are shown',
    tag,
    access: { scope: 'account', capability: 'socialPage.list' },
    params: accountParams,
    answer: z.array(
      z.object({
        id,
        channel: z.enum(socialChannels),
        name: z.string(),
        iconUrl: z.string(),
        leadformStatus: z.enum(leadformStatuses).nullable(),
        /** The network's own id of it; null when it has to be connected anew. */
        externalId: z.string().nullable(),
      }),
    ),
  }),
  getSocialPageIcon: operation({
    method: 'GET',
    path: '/accounts/:accountId/social-pages/:pageId/icon',
    summary: 'The picture of a connected page',
    tag,
    access: { scope: 'account', capability: 'socialPage.list' },
    params: accountParams.extend({ pageId: id }),
    kind: 'file',
  }),
  followAccount: operation({
    method: 'GET',
    path: '/accounts/:accountId/events',
    summary: 'Server-sent events: what changed in the parts of the account the caller may see',
    tag,
    access: { scope: 'account', capability: 'account.follow' },
    limit: 'stream',
    params: accountParams,
    /** How many milliseconds ago the caller began to ask for what it shows; unsaid: it cannot say. */
    query: z.object({ age: z.coerce.number().int().min(0).optional() }),
    kind: 'events',
  }),
};
