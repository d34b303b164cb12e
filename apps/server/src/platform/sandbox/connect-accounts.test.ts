import * as builders from '@posthorn/db/builders';
import { firstAccounts, type Sandbox, startSandbox } from '@posthorn/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { connectAccounts } from './connect-accounts.ts';

let server: TestServer;
let sandbox: Sandbox;
beforeAll(async () => {
  server = await startTestServer();
  sandbox = await startSandbox({ rate: 0 });
});
afterAll(async () => {
  await sandbox.stop();
  await server.close();
});

const connect = () => connectAccounts(sandbox, { db: server.db }, server.deps.secrets);
const numbers = async (accountId: string) =>
  Object.fromEntries(
    (
      await server.db
        .selectFrom('ad_account')
        .select(['network', 'external_id'])
        .where('account_id', '=', accountId)
        .execute()
    ).map(({ network, external_id }) => [network, external_id]),
  );

test('every account has ad accounts of its own, except where it has published before', async () => {
  const fresh = await builders.makeAccount(server.db, { name: 'Fresh', currency: 'USD' });
  const older = await builders.makeAccount(server.db, { name: 'Older' });
  const workspace = await builders.makeWorkspace(server.db, { account_id: older.id });
  const campaign = await builders.makeCampaign(server.db, {
    account_id: older.id,
    workspace_id: workspace.id,
    status: 'active',
  });
  await server.db
    .insertInto('publication')
    .values({ account_id: older.id, campaign_id: campaign.id, channel: 'facebook' })
    .execute();

  await connect();
  expect(await numbers(older.id)).toEqual({
    meta: firstAccounts.meta.id,
    linkedin: firstAccounts.linkedin.id,
    google: firstAccounts.google.id,
  });
  const own = await numbers(fresh.id);
  expect(Object.keys(own).sort()).toEqual(['google', 'linkedin', 'meta']);
  expect(own.meta).not.toBe(firstAccounts.meta.id);
  expect(sandbox.world('meta').accounts()).toContainEqual({
    id: own.meta,
    name: 'Fresh',
    currency: 'USD',
    timeZone: 'Europe/Amsterdam',
  });

  const later = await builders.makeAccount(server.db);
  await connect();
  expect(await numbers(fresh.id)).toEqual(own);
  expect([own.meta, firstAccounts.meta.id]).not.toContain((await numbers(later.id)).meta);
});
