import {
  accountFeatures,
  budgetChannels,
  languages,
  networks,
  TARGET_URL_MAX,
  type UtmField,
  utmChannels,
  utmFields,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  accountParams,
  chosenDisclosure,
  currency,
  day,
  id,
  line,
  location,
  version,
} from '../shapes.ts';

const tag = 'Accounts';

const utm = z.object(
  Object.fromEntries(utmFields.map((field) => [field, z.string().optional()])) as Record<
    UtmField,
    z.ZodOptional<z.ZodString>
  >,
);

/** Tracking parameters by channel; values may hold tokens that each campaign fills in. */
const accountUtm = z.partialRecord(z.enum(utmChannels), utm);

const channelAccount = z.object({ accountId: z.string().nullable() });

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
  /** The ad accounts in which it advertises; null where none is connected. */
  channelAccounts: z.object({
    facebook: channelAccount,
    linkedin: channelAccount,
    googleAds: channelAccount,
  }),
  hasConversionId: z.boolean(),
  /** Where no ad account is connected, so that nothing can be published. */
  unconnected: z.array(z.enum(budgetChannels)),
  /** Where conversions are not counted, so that no campaign can aim at them. */
  uncounted: z.array(z.enum(budgetChannels)),
  /** Where the connection is lost, so that nothing can be published until it is made again. */
  lost: z.array(z.enum(budgetChannels)),
  /** Where the ad account is in another currency, so that nothing can be published. */
  otherCurrency: z.array(z.enum(budgetChannels)),
  /** What campaigns may still take of its money, in cents; null where that is no limit. */
  freeMoney: z.int().nullable(),
  utm: accountUtm,
  ...chosenDisclosure.shape,
  /** What people call it for short. */
  alias: z.string(),
  /** Kept by those who administer accounts. */
  address: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  /** The landing page of new campaigns; empty where there is none. */
  default_landing_page_url: z.string(),
  /** For how many days the contents of applications are kept. */
  application_days: z.int(),
  /** Whether a campaign whose vacancy is gone is paused without a person. */
  pauses_lost_vacancies: z.boolean(),
  /** Of what `updateAccount` changes. */
  version,
});

/** Longer than any: what a number looks like is said by the rule, at its field. */
const networkNumber = z.string().max(40).nullable();
/** The number that the caller has seen; where another person has changed it since, it is not overwritten. */
const seen = networkNumber.optional();
const conversionId = z.object({ conversion_id: networkNumber });
const pixelId = z.object({ pixelId: networkNumber });

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
      'Changes what an account gives to its campaigns; tracking parameters reach those that run when they are deployed again',
    tag,
    access: { scope: 'account', capability: 'account.edit' },
    versioned: true,
    params: accountParams,
    body: z
      .object({
        default_landing_page_url: line(TARGET_URL_MAX),
        application_days: z.int(),
        pauses_lost_vacancies: z.boolean(),
        utm: accountUtm,
        primary_language: z.enum(languages),
      })
      .partial(),
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
  getConversionId: operation({
    method: 'GET',
    path: '/accounts/:accountId/conversion-id',
    summary: 'The pixel with which Meta counts conversions; null where there is none',
    tag,
    access: { scope: 'account', capability: 'account.edit' },
    params: accountParams,
    answer: conversionId,
  }),
  setConversionId: operation({
    method: 'PUT',
    path: '/accounts/:accountId/conversion-id',
    summary: 'Says with which pixel Meta counts conversions in the connected ad account',
    tag,
    access: { scope: 'account', capability: 'account.edit' },
    params: accountParams,
    body: conversionId.extend({ seen }),
    answer: conversionId,
  }),
  getPixelId: operation({
    method: 'GET',
    path: '/accounts/:accountId/pixel-id',
    summary: "Meta's pixel for dynamic ads; null where there is none",
    tag,
    access: { scope: 'account', capability: 'account.edit' },
    params: accountParams,
    answer: pixelId,
  }),
  setPixelId: operation({
    method: 'PUT',
    path: '/accounts/:accountId/pixel-id',
    summary: "Sets Meta's pixel for dynamic ads",
    tag,
    access: { scope: 'account', capability: 'account.edit' },
    params: accountParams,
    body: pixelId.extend({ seen }),
    answer: pixelId,
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
