import { afterRealTime, type TransportTools } from '@posthorn/connectors';
import { budgetChannels } from '@posthorn/domain';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { connectNetworks, openNetworks } from './open-networks.ts';
import { liveSettings } from './settings-of.ts';

const log = pino({ level: 'silent' });
const config = (env: NodeJS.ProcessEnv) => readConfig(env, '/srv');
const meta = { META_AD_ACCOUNT: '1020', META_ACCESS_TOKEN: 'a-token' };
const google = {
  GOOGLE_ADS_CUSTOMER: '1234567890',
  GOOGLE_ADS_REFRESH_TOKEN: 'a-refresh-token',
  GOOGLE_ADS_CLIENT_ID: 'client',
  GOOGLE_ADS_CLIENT_SECRET: 'a-secret',
};

test('the sandbox stands for every network', () => {
  const urls = { meta: 'http://m', linkedin: 'http://l', google: 'http://g' };
  expect(openNetworks(config({}), log, { urls }).unconnected).toEqual([]);
});

test('without a sandbox nothing is called, unless it shall be for real', () => {
  const all = { ...meta, ...google };
  expect(openNetworks(config(all), log, undefined).unconnected).toEqual(budgetChannels);
  const live = openNetworks(config({ ...all, AD_NETWORKS: 'live' }), log, undefined);
  expect(live.unconnected).toEqual(['linkedIn']);
  expect(live.connectorOf('linkedIn')).toBeUndefined();
  expect(live.connectorOf('googleDisplay')?.network).toBe('google');
});

test.each([
  ['no key', { META_AD_ACCOUNT: '1020' }],
  ['no account', { META_ACCESS_TOKEN: 'a-token' }],
  ['half a key', { ...google, GOOGLE_ADS_CLIENT_SECRET: '' }],
])('%s is no connection', (_name, env) => {
  expect(Object.values(liveSettings(config(env))).filter(Boolean)).toEqual([]);
});

test('a network is reached as it is configured', () => {
  const { linkedin, meta: onMeta } = liveSettings(
    config({
      ...meta,
      META_APP_SECRET: 'proof',
      META_BASE_URL: 'https://graph.test',
      META_CAPABILITIES: 'leadForms, catalogAds',
      LINKEDIN_AD_ACCOUNT: '512',
      LINKEDIN_REFRESH_TOKEN: 'r',
      LINKEDIN_CLIENT_ID: 'c',
      LINKEDIN_CLIENT_SECRET: 's',
    }),
  );
  expect(onMeta).toMatchObject({
    baseUrl: 'https://graph.test',
    apiVersion: 'v26.0',
    accountId: '1020',
    credentials: { accessToken: 'a-token', appSecret: 'proof' },
    capabilities: { html5: false, leadForms: true, catalogAds: true },
  });
  expect(linkedin?.credentials).toEqual({ refreshToken: 'r', clientId: 'c', clientSecret: 's' });
});

test('what is said about calls holds no key', async () => {
  const heard: unknown[] = [];
  const tools: TransportTools = {
    clock: { now: Date.now, sleep: async () => {}, after: afterRealTime },
    random: Math.random,
    fetch: async () => new Response('{"data":[]}'),
    heard: (call) => heard.push(call),
  };
  const networks = connectNetworks(liveSettings(config({ ...meta, ...google })), tools);
  await networks.connectorOf('facebook')?.listAccounts();
  await networks
    .connectorOf('googleSearch')
    ?.listAccounts()
    .catch(() => {});
  expect(heard.length).toBeGreaterThan(1);
  expect(JSON.stringify(heard)).not.toMatch(/a-token|a-secret|a-refresh-token/);
});
