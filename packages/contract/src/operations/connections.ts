import {
  connectionStates,
  lossReasons,
  NETWORK_NUMBER,
  type NetworkRight,
  networkRights,
  networks,
  socialChannels,
} from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, finding, id, timestamp } from '../shapes.ts';

const tag = 'Connections';
const network = z.enum(networks);
const right = z.enum(Object.values(networkRights).flat() as [NetworkRight, ...NetworkRight[]]);
/** The number by which a network knows something. */
const number = z.string().regex(NETWORK_NUMBER);

const adAccount = z.object({
  id: z.string(),
  /** Null until the network was asked. */
  name: z.string().nullable(),
  currency: z.string().nullable(),
  timeZone: z.string().nullable(),
});

/** How an account is connected with one network. Keys are never part of an answer. */
const connection = z.object({
  network,
  state: z.enum(connectionStates),
  /** The one that is connected, or was before it was disconnected. */
  adAccount: adAccount.nullable(),
  /** Who connected it; null where no person did, or the person is gone. */
  connectedBy: z.string().nullable(),
  connectedAt: timestamp.nullable(),
  checkedAt: timestamp.nullable(),
  /** Null where the keys do not end by themselves. */
  keysEndAt: timestamp.nullable(),
  /** Whether the keys are renewed before they end, without a person. */
  isRenewable: z.boolean(),
  lostAt: timestamp.nullable(),
  lossReason: z.enum(lossReasons).nullable(),
  missingRights: z.array(right),
  /** The settings without which it can not be connected here; none where all are there. */
  missingSettings: z.array(z.string()),
});

const consentParams = accountParams.extend({ consentId: id });

export const connectionOperations = {
  listConnections: operation({
    method: 'GET',
    path: '/accounts/:accountId/connections',
    summary: 'How the account is connected with each network',
    tag,
    access: { scope: 'account', capability: 'connection.list' },
    params: accountParams,
    answer: z.array(connection),
  }),
  listConnectionCampaigns: operation({
    method: 'GET',
    path: '/accounts/:accountId/connections/:network/campaigns',
    summary: 'The campaigns that are published through a connection and not over',
    tag,
    access: { scope: 'account', capability: 'connection.edit' },
    params: accountParams.extend({ network }),
    answer: z.object({
      count: z.int(),
      /** Some of them. */
      titles: z.array(z.string()),
    }),
  }),
  beginConsent: operation({
    method: 'POST',
    path: '/accounts/:accountId/connections/:network/consents',
    summary:
      "Begins to connect a network; the answer says where the network's own consent is given",
    tag,
    access: { scope: 'account', capability: 'connection.edit' },
    limit: 'connect',
    params: accountParams.extend({ network }),
    answer: z.object({ url: z.string() }),
  }),
  finishConsent: operation({
    method: 'GET',
    path: '/connections/callback',
    summary: 'Where a network sends the browser back; only for the session that began',
    tag,
    access: { scope: 'public' },
    limit: 'connect',
    query: z.object({
      state: z.string().max(500).optional(),
      code: z.string().max(8_000).optional(),
      error: z.string().max(500).optional(),
    }),
    kind: 'redirect',
    status: 302,
  }),
  getConsent: operation({
    method: 'GET',
    path: '/accounts/:accountId/consents/:consentId',
    summary: 'What can be connected with the consent that was given',
    tag,
    access: { scope: 'account', capability: 'connection.edit' },
    params: consentParams,
    answer: z.object({
      id,
      network,
      /** What was not allowed, although it is needed. */
      missingRights: z.array(right),
      adAccounts: z.array(
        adAccount.extend({
          /** Why it can not be chosen, or what has to be agreed to. */
          findings: z.array(finding),
          isConnected: z.boolean(),
        }),
      ),
      pages: z.array(
        z.object({
          channel: z.enum(socialChannels),
          externalId: z.string(),
          name: z.string(),
          isConnected: z.boolean(),
        }),
      ),
      /** The names of pages that are connected, but not part of this permission. */
      uncoveredPages: z.array(z.string()),
    }),
  }),
  connectAdAccount: operation({
    method: 'POST',
    path: '/accounts/:accountId/consents/:consentId',
    summary: 'Connects an ad account, and pages, of what the consent includes',
    tag,
    access: { scope: 'account', capability: 'connection.edit' },
    params: consentParams,
    body: z.object({
      adAccountId: number,
      pages: z.array(z.object({ channel: z.enum(socialChannels), externalId: number })).max(500),
      /** That campaigns in an ad account that is no longer reached are left alone there. */
      leavesAds: z.boolean().default(false),
    }),
    answer: connection,
  }),
  cancelConsent: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/consents/:consentId',
    summary: 'Forgets a consent of which nothing is connected; what was connected before stays',
    tag,
    access: { scope: 'account', capability: 'connection.edit' },
    params: consentParams,
    kind: 'empty',
  }),
  disconnectNetwork: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/connections/:network',
    summary:
      'Gives the permission back to the network and forgets its keys; campaigns stay as they are',
    tag,
    access: { scope: 'account', capability: 'connection.edit' },
    params: accountParams.extend({ network }),
    answer: connection.extend({
      /** False where the network could not be reached: the permission is still listed there. */
      isRevoked: z.boolean(),
    }),
  }),
};
