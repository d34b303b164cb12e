import { Readable } from 'node:stream';
import { makeAccount } from '@posthorn/db/builders';
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
  const config = readConfig({ DATABASE_URL: server.databaseUrl, SESSION_SECRET }, server.folder);
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
  expect(found.toSorted((a, b) => a.network.localeCompare(b.network))).toEqual([
    google,
    { ...meta, keys: { accessToken: 'new' }, capabilities: [], conversionId: null },
  ]);
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
