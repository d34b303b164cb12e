import { afterRealTime, type CallReport, type TransportTools } from '@posthorn/connectors';
import { makeAccount } from '@posthorn/db/builders';
import { budgetChannels } from '@posthorn/domain';
import type { Logger } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { server, setScene } from '../../testing/scene.ts';
import { readConfig } from '../config.ts';
import { secretsFrom } from '../secrets.ts';
import { type AdAccount, listAdAccounts, resealAdAccounts, saveAdAccount } from './ad-accounts.ts';
import { liveApplications } from './applications.ts';
import { liveLimits } from './meter.ts';
import { openNetworks } from './open-networks.ts';

setScene();

const secrets = secretsFrom('a secret for tests only, long enough to be one');
let calls: { url: string; key: string | null }[];
let heard: CallReport[];
const tools: TransportTools = {
  clock: { now: Date.now, sleep: async () => {}, after: afterRealTime },
  random: Math.random,
  fetch: async (url, init) => {
    calls.push({ url: String(url), key: new Headers(init?.headers).get('authorization') });
    return new Response('{"data":[]}');
  },
  heard: (call) => heard.push(call),
};
const open = (env: NodeJS.ProcessEnv = {}, isSandbox = false) =>
  openNetworks({
    applications: liveApplications(readConfig(env, '/srv')),
    isSandbox,
    secrets,
    db: server.db,
    limits: liveLimits(readConfig(env, '/srv')),
    tools,
  });

let accountId: string;
let otherId: string;
beforeEach(async () => {
  calls = [];
  heard = [];
  accountId = (await makeAccount(server.db)).id;
  otherId = (await makeAccount(server.db)).id;
});

const save = (changes: Partial<AdAccount> = {}, isSandbox = false) =>
  saveAdAccount(
    server.db,
    secrets,
    {
      accountId,
      network: 'meta',
      externalId: '1020',
      keys: { accessToken: 'a-token' },
      capabilities: [],
      conversionId: null,
      ...changes,
    },
    { isSandbox },
  );
const unconnectedIn = async (networks: ReturnType<typeof open>, id = accountId) =>
  (await networks.connectionsOf(server.db, id)).unconnected;
const googleApp = { GOOGLE_ADS_CLIENT_ID: 'client', GOOGLE_ADS_CLIENT_SECRET: 'a-secret' };
const onGoogle = { network: 'google', keys: { refreshToken: 'a-refresh-token' } } as const;

test('an account reaches the networks on which it has an ad account, and no others', async () => {
  await save();
  const networks = open();
  expect(await unconnectedIn(networks)).toEqual(['googleDisplay', 'googleSearch', 'linkedIn']);
  expect(await unconnectedIn(networks, otherId)).toEqual(budgetChannels);
  const connector = await networks.connectorFor(server.db, accountId, 'facebook');
  expect(connector?.network).toBe('meta');
  expect(await networks.connectorFor(server.db, otherId, 'facebook')).toBeUndefined();
  expect(await networks.connectorFor(server.db, accountId, 'linkedIn')).toBeUndefined();
});

test('conversions are counted where the ad account has a number for them', async () => {
  await save();
  await save({ ...onGoogle, conversionId: '7001' });
  const networks = open(googleApp);
  expect(await networks.connectionsOf(server.db, accountId)).toEqual({
    unconnected: ['linkedIn'],
    uncounted: ['facebook', 'linkedIn'],
    lost: [],
    otherCurrency: [],
  });
  await save({ conversionId: '7002' });
  expect((await networks.connectionsOf(server.db, accountId)).uncounted).toEqual(['linkedIn']);
});

test('a key that has to be renewed is of no use without an application of ours', async () => {
  await save(onGoogle);
  expect(await unconnectedIn(open())).toEqual(budgetChannels);
  expect(await unconnectedIn(open(googleApp))).toEqual(['facebook', 'linkedIn']);
});

test('what is connected on the sandbox never calls a real network, nor the other way round', async () => {
  await save({}, true);
  expect(await unconnectedIn(open())).toContain('facebook');
  expect(await unconnectedIn(open({}, true))).not.toContain('facebook');
  await save(onGoogle);
  expect(await unconnectedIn(open(googleApp, true))).toContain('googleSearch');
});

test('an ad account has one connector, until something about it changes', async () => {
  await save();
  await save({ accountId: otherId, externalId: '2030' });
  const networks = open();
  const connectorOf = (id: string) => networks.connectorFor(server.db, id, 'facebook');
  const first = await connectorOf(accountId);
  expect(await connectorOf(accountId)).toBe(first);
  expect(await connectorOf(otherId)).not.toBe(first);
  await save({ keys: { accessToken: 'another-token' } });
  const second = await connectorOf(accountId);
  expect(second).not.toBe(first);
  await second?.listPages();
  expect(calls.at(-1)?.key).toBe('Bearer another-token');
});

test('keys are unreadable in the database, and in the row of another account', async () => {
  await save({ accountId: otherId, keys: { accessToken: 'their-token' } });
  const [row] = await server.db
    .selectFrom('ad_account')
    .selectAll()
    .where('account_id', '=', otherId)
    .execute();
  if (!row) throw new Error('There is no row');
  expect(row.sealed_keys?.toString('latin1')).not.toContain('their-token');
  const { id: _, ...copied } = row;
  await server.db
    .insertInto('ad_account')
    .values({ ...copied, account_id: accountId })
    .execute();
  const of = (id: string) =>
    listAdAccounts(server.db, secrets, { accountId: id, isSandbox: false });
  expect(await of(otherId)).toMatchObject([{ keys: { accessToken: 'their-token' } }]);
  expect(await of(accountId)).toEqual([]);
  expect(await unconnectedIn(open())).toContain('facebook');
});

test('a network is reached as our application is configured', async () => {
  await save();
  const networks = open({ META_BASE_URL: 'https://graph.test', META_APP_SECRET: 'proof' });
  await (await networks.connectorFor(server.db, accountId, 'facebook'))?.listAccounts();
  expect(calls[0]?.url).toMatch(/^https:\/\/graph\.test\/v26\.0\/.*appsecret_proof=/);
});

test('what is said about calls holds no key', async () => {
  await save();
  await save(onGoogle);
  const networks = open(googleApp);
  for (const channel of ['facebook', 'googleSearch'] as const) {
    const connector = await networks.connectorFor(server.db, accountId, channel);
    await connector?.listAccounts().catch(() => {});
  }
  expect(heard.length).toBeGreaterThan(1);
  expect(JSON.stringify(heard)).not.toMatch(/a-token|a-secret|a-refresh-token/);
});

test('after a start with a new secret in front the old one is no longer needed', async () => {
  await save();
  const [old, fresh] = ['o'.repeat(32), 'n'.repeat(32)];
  const one = {
    ...{ accountId, network: 'linkedin' as const, externalId: '7', capabilities: [] },
    conversionId: null,
    keys: { accessToken: 'kept' },
  };
  await saveAdAccount(server.db, secretsFrom(old), one, { isSandbox: false });
  const errors: unknown[] = [];
  const log = { error: (facts: unknown) => errors.push(facts) } as unknown as Logger;
  await resealAdAccounts(server.db, secretsFrom(`${fresh} ${old}`), log);
  const wanted = { accountId, isSandbox: false };
  expect(await listAdAccounts(server.db, secretsFrom(fresh), wanted)).toMatchObject([
    { ...one, applicationEvents: [] },
  ]);
  // What no secret opens is said, without the keys.
  expect(errors).toContainEqual({ account: accountId, network: 'meta', adAccount: '1020' });
});

test('a lost secret disconnects customers, and nothing on the sandbox', async () => {
  await save({}, true);
  await save({ accountId: otherId }, false);
  const fresh = secretsFrom('n'.repeat(32));
  const errors: unknown[] = [];
  const log = { error: (facts: unknown) => errors.push(facts) } as unknown as Logger;
  await resealAdAccounts(server.db, fresh, log);
  expect(await listAdAccounts(server.db, fresh, { accountId, isSandbox: true })).toMatchObject([
    { externalId: '1020', keys: { accessToken: 'sandbox' } },
  ]);
  expect(errors).toContainEqual({ account: otherId, network: 'meta', adAccount: '1020' });
  expect(errors).not.toContainEqual(expect.objectContaining({ account: accountId }));
});
