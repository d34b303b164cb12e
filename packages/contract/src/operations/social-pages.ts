import {
  leadformStatuses,
  PAGE_URL_MAX,
  pageRequestStatuses,
  socialChannels,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id, line } from '../shapes.ts';

const tag = 'Social pages';

const channel = z.enum(socialChannels);

const pageRequest = z.object({
  id,
  type: z.literal('request'),
  channel,
  url: z.string(),
  /** The network's own number of the page; null where it is found by its address. */
  page_id: z.string().nullable(),
  status: z.enum(pageRequestStatuses),
});

const pageParams = accountParams.extend({ pageId: id });
const reads = { scope: 'account', capability: 'socialPage.list' } as const;
const changes = { scope: 'account', capability: 'socialPage.edit' } as const;
const requestsPath = '/accounts/:accountId/social-account-connection-requests';

export const socialPageOperations = {
  listSocialPages: operation({
    method: 'GET',
    path: '/accounts/:accountId/social-pages',
    summary: 'The pages in whose name ads are shown',
    tag,
    access: reads,
    params: accountParams,
    answer: z.array(
      z.object({
        id,
        type: z.literal('connected'),
        channel,
        name: z.string(),
        iconUrl: z.string(),
        leadformStatus: z.enum(leadformStatuses).nullable(),
        /** Where a person who manages the page accepts the terms of forms; only while they are waited for. */
        leadformTermsUrl: z.string().optional(),
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
    access: reads,
    params: pageParams,
    kind: 'file',
  }),
  listSocialPageCampaigns: operation({
    method: 'GET',
    path: '/accounts/:accountId/social-pages/:pageId/campaigns',
    summary:
      'Campaigns that are not over and speak in the name of a page: how many, and the newest',
    tag,
    access: changes,
    params: pageParams,
    answer: z.object({
      count: z.int().nonnegative(),
      campaigns: z.array(z.object({ id, title: z.string() })),
    }),
  }),
  deleteSocialPage: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/social-pages/:pageId',
    summary: 'Takes a page away from the account; campaigns that use it need another one',
    tag,
    access: changes,
    params: pageParams,
    kind: 'empty',
  }),
  requestLeadform: operation({
    method: 'PUT',
    path: '/accounts/:accountId/social-pages/:pageId/update',
    summary:
      'Asks whether the terms of lead forms were accepted for a page, and goes on asking until they are',
    tag,
    access: changes,
    limit: 'pageRequest',
    params: pageParams,
    answer: z.object({ leadform_tos: z.boolean() }),
  }),
  listPageRequests: operation({
    method: 'GET',
    path: requestsPath,
    summary: 'Pages that were asked for and are not connected yet',
    tag,
    access: reads,
    params: accountParams,
    answer: z.array(pageRequest),
  }),
  requestSocialPage: operation({
    method: 'POST',
    path: requestsPath,
    summary:
      "Asks for a page. It is connected when the account's connection lists it, perhaps at once",
    tag,
    access: changes,
    limit: 'pageRequest',
    params: accountParams,
    body: z.object({
      channel,
      url: line(PAGE_URL_MAX),
      page_id: z.string().max(60).nullable().default(null),
    }),
    status: 201,
    answer: pageRequest,
  }),
  completePageRequest: operation({
    method: 'PUT',
    path: '/social-account-connection-requests/:requestId',
    summary: 'Gives a request up: the page is no longer looked for',
    tag,
    access: { scope: 'pageRequest', capability: 'socialPage.edit' },
    params: z.object({ requestId: id }),
    body: z.object({ status: z.literal('completed') }),
    answer: pageRequest,
  }),
};
