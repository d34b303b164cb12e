import { Readable } from 'node:stream';
import { makeAccount, makeCampaign, makeWorkspace } from '@posthorn/db/builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAdAccounts } from './connect-ad-accounts.ts';
import { readConfig } from './platform/config.ts';
import { listAdAccounts } from './platform/networks/ad-accounts.ts';
import { secretsFrom } from './platform/secrets.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const SESSION_SECRET = 'a-secret-of-this-product,-long-enough-to-be-one';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const connect = (list: unknown) => {
  const config = readConfig(
    { MODE: 'local', DATABASE_URL: server.databaseUrl, SESSION_SECRET },
    server.folder,
  );
  return connectAdAccounts(config, Readable.from([JSON.stringify(list)]));
};

test('ad accounts are connected from a list, and connected anew', async () => {
  const { id: accountId } = await makeAccount(server.db);
  const meta = { accountId, network: 'meta', externalId: '1020', keys: { accessToken: 'old' } };
  const google = {
    ...{
      accountId,
      network: 'google',
      externalId: '3040',
      capabilities: ['html5'],
      conversionId: '77',
    },
    keys: { refreshToken: 'long' },
  };
  expect(await connect([meta, google])).toBe(2);
  expect(await connect([{ ...meta, keys: { accessToken: 'new' } }])).toBe(1);
  const wanted = { accountId, isSandbox: false };
  const found = await listAdAccounts(server.db, secretsFrom(SESSION_SECRET), wanted);
  expect(found.toSorted((a, b) => a.network.localeCompare(b.network))).toMatchObject([
    { ...google, applicationEvents: [] },
    {
      ...{ ...meta, keys: { accessToken: 'new' }, capabilities: [] },
      ...{ conversionId: null, applicationEvents: [] },
    },
  ]);
});

test('an ad account is not replaced while something runs in it', async () => {
  const { id: account_id } = await makeAccount(server.db);
  const { id: workspace_id } = await makeWorkspace(server.db, { account_id });
  const { id: campaign_id } = await makeCampaign(server.db, { account_id, workspace_id });
  const meta = {
    ...{ accountId: account_id, network: 'meta', externalId: '1020' },
    keys: { accessToken: 'one' },
  };
  await connect([meta]);
  const setRunning = (reached_delivery: 'active' | 'stopped') =>
    server.db
      .insertInto('publication')
      .values({ account_id, campaign_id, channel: 'facebook', reached_delivery })
      .onConflict((same) =>
        same.columns(['campaign_id', 'channel']).doUpdateSet({ reached_delivery }),
      )
      .execute();
  await setRunning('active');
  const other = { ...meta, externalId: '2030' };
  await expect(connect([other])).rejects.toThrow(/still has 1 in ad account 1020 on meta/);
  expect(await connect([{ ...meta, keys: { accessToken: 'new' } }])).toBe(1);
  expect(await connect([{ ...other, network: 'linkedin' }])).toBe(1);
  await setRunning('stopped');
  expect(await connect([other])).toBe(1);
});

test('a list that is not right is refused without repeating its keys', async () => {
  const { id: accountId } = await makeAccount(server.db);
  const good = { accountId, network: 'meta', externalId: '1020', keys: { accessToken: 'private' } };
  for (const [wrong, said] of [
    [[{ ...good, externalId: 'act_1020' }], /^0\.externalId is not right: only the digits/],
    [[{ ...good, keys: { accessToken: ['private'] } }], /^0\.keys is not right/],
    [[{ ...good, keys: { password: 'private' } }], /^0\.keys is not right/],
    [[], /is not right/],
  ] as const) {
    const error = await connect(wrong).catch((refused: Error) => refused);
    const message = error instanceof Error ? error.message : 'accepted';
    expect(message).toMatch(said);
    expect(message).not.toContain('private');
  }
});
