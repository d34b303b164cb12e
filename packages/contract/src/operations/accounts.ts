import { accountFeatures, leadformStatuses, socialChannels } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, id } from '../shapes.ts';

const tag = 'Accounts';

export const accountOperations = {
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
    kind: 'events',
  }),
};
