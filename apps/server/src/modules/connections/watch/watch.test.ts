import { afterRealTime, type ConsentClient } from '@posthorn/connectors';
import type { Network } from '@posthorn/domain';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keysOf } from '../../../platform/networks/ad-accounts.ts';
import { connectNetwork, findAdAccount } from '../../../testing/networks/connecting.ts';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
} from '../../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { WatchTools } from './tools.ts';
import { lookAfterConnections } from './watch-connections.ts';

setSandboxScene();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let admin: TestClient;
let tools: WatchTools;
beforeEach(async () => {
  admin = await server.client(kit.admin.id);
  await server.db.deleteFrom('notification').execute();
  await server.db.deleteFrom('rate_counter').execute();
  tools = {
    db: server.db,
    networks: server.deps.networks,
    secrets: server.deps.secrets,
    log: pino({ level: 'silent' }),
    clock: { now: () => sandbox.clock.now(), after: afterRealTime },
  };
});
afterEach(() => vi.restoreAllMocks());

async function anHourLater(): Promise<void> {
  await sandbox.clock.advance(HOUR_MS);
  await lookAfterConnections(tools);
}

const clientOn = (network: Network): ConsentClient => {
  const client = server.deps.networks.consentOn(network);
  if (!client) throw new Error('There is no application');
  return client;
};
const keysOn = async (network: Network) => {
  const keys = keysOf(server.deps.secrets, await findAdAccount(network));
  if (!keys) throw new Error('It is not connected');
  return keys;
};
const stateOf = async (network: Network) => {
  const { body } = await admin.call('listConnections', { params: { accountId: kit.account.id } });
  return body.find((one) => one.network === network);
};
const news = async () =>
  (await admin.call('listNotifications', { params: { accountId: kit.account.id } })).body
    .filter(({ message }) => message.startsWith('The connection with'))
    .map(({ message }) => message);
const lostChannels = async () =>
  (await admin.call('getAccount', { params: { accountId: kit.account.id } })).body.lost;

test('the connection of the demo is well, and the network tells of its ad account', async () => {
  await server.db
    .updateTable('ad_account')
    .set({ checked_at: null, check_begun_at: null })
    .execute();
  await lookAfterConnections(tools);
  for (const network of ['meta', 'linkedin', 'google'] as const) {
    expect(await stateOf(network)).toMatchObject({
      state: 'connected',
      adAccount: { name: 'Stadsziekenhuis', currency: 'EUR' },
      connectedBy: null,
    });
  }
});

test('for an account that was archived no network is asked', async () => {
  const archive = (at: Date | null) =>
    server.db
      .updateTable('account')
      .set({ archive_begun_at: at, archived_at: at })
      .where('id', '=', kit.account.id)
      .execute();
  await server.db
    .updateTable('ad_account')
    .set({ checked_at: null, check_begun_at: null })
    .execute();
  await archive(new Date());
  await lookAfterConnections(tools);
  const begun = await server.db
    .selectFrom('ad_account')
    .select('network')
    .where('account_id', '=', kit.account.id)
    .where('check_begun_at', 'is not', null)
    .execute();
  await archive(null);
  expect(begun).toEqual([]);
});

describe.each(['meta', 'linkedin', 'google'] as const)('a permission on %s', (network) => {
  test('that is taken back is noticed within the hour, told once, and mended by connecting again', async () => {
    const { id } = await makeCampaign(['FacebookPostAd', 'LinkedinPostAd', 'GoogleSearchAd']);
    await connectNetwork(admin, network, { leavesAds: true });
    await clientOn(network).revoke(await keysOn(network));
    await anHourLater();
    await anHourLater();
    expect(await stateOf(network)).toMatchObject({ state: 'lost', lossReason: 'ended' });
    expect(await news()).toHaveLength(1);
    expect((await lostChannels()).length).toBeGreaterThan(0);
    const refused = await admin.send('deployCampaign', { params: { campaignId: id } });
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^The connection for .* is lost/),
    });

    await connectNetwork(admin, network);
    expect(await stateOf(network)).toMatchObject({ state: 'connected', lossReason: null });
    expect(await lostChannels()).toEqual([]);
    await anHourLater();
    expect(await stateOf(network)).toMatchObject({ state: 'connected' });
  });

  test('holds for a year where nothing takes it away, without a person', async () => {
    await connectNetwork(admin, network);
    // Refresh tokens of LinkedIn end after a year, and can not be prolonged.
    const days = network === 'linkedin' ? 340 : 400;
    for (let day = 0; day < days; day += 5) {
      await sandbox.clock.advance(5 * DAY_MS);
      await lookAfterConnections(tools);
    }
    expect(await stateOf(network)).toMatchObject({ state: 'connected' });
    const found = await clientOn(network).check(
      await keysOn(network),
      (await findAdAccount(network)).external_id,
    );
    expect(found.isValid).toBe(true);
  });
});

test('keys that were not renewed in time are lost, and people are warned before', async () => {
  await connectNetwork(admin, 'meta');
  const { keys_end_at } = await findAdAccount('meta');
  await server.db.updateTable('ad_account').set({ is_renewable: false }).execute();
  const daysLeft = ((keys_end_at?.getTime() ?? 0) - sandbox.clock.now()) / DAY_MS;
  expect(daysLeft).toBeGreaterThan(30);
  await sandbox.clock.advance((daysLeft - 5) * DAY_MS);
  await lookAfterConnections(tools);
  expect(await stateOf('meta')).toMatchObject({ state: 'ending' });
  await sandbox.clock.advance(6 * DAY_MS);
  // Also before the next check.
  expect(await stateOf('meta')).toMatchObject({ state: 'lost' });
  expect(await lostChannels()).toContain('facebook');
  await lookAfterConnections(tools);
  expect(await stateOf('meta')).toMatchObject({ state: 'lost', lossReason: 'ended' });
  await connectNetwork(admin, 'meta');
});

test('a right that is taken away is named; when it is back, all is well', async () => {
  await connectNetwork(admin, 'meta');
  const real = clientOn('meta');
  vi.spyOn(server.deps.networks, 'consentOn').mockReturnValue({
    ...real,
    check: async (...asked) => ({
      ...(await real.check(...asked)),
      missingRights: ['leads_retrieval'],
    }),
  });
  await anHourLater();
  expect(await stateOf('meta')).toMatchObject({
    state: 'lost',
    lossReason: 'missingRights',
    missingRights: ['leads_retrieval'],
  });
  vi.restoreAllMocks();
  await anHourLater();
  expect(await stateOf('meta')).toMatchObject({ state: 'connected', missingRights: [] });
});

test('a network that does not answer ends nothing, counts as no check, and is asked again soon', async () => {
  await connectNetwork(admin, 'linkedin');
  const before = (await stateOf('linkedin'))?.checkedAt;
  const silent = vi.fn(() => Promise.reject(new Error('No answer')));
  const real = clientOn('linkedin');
  vi.spyOn(server.deps.networks, 'consentOn').mockImplementation((network) =>
    network === 'linkedin' ? { ...real, check: silent } : undefined,
  );
  await anHourLater();
  await lookAfterConnections(tools);
  expect(silent).toHaveBeenCalledOnce();
  expect(await stateOf('linkedin')).toMatchObject({ state: 'connected', checkedAt: before });
  vi.restoreAllMocks();
  await sandbox.clock.advance(HOUR_MS / 10);
  await lookAfterConnections(tools);
  const now = new Date(sandbox.clock.now()).toISOString();
  expect(await stateOf('linkedin')).toMatchObject({ state: 'connected', checkedAt: now });
});

test('of two processes one asks, and keys that a person gives meanwhile are not judged', async () => {
  await connectNetwork(admin, 'meta');
  await sandbox.clock.advance(HOUR_MS);
  const real = clientOn('meta');
  let asked = 0;
  vi.spyOn(server.deps.networks, 'consentOn').mockImplementation((network) =>
    network === 'meta'
      ? {
          ...real,
          async check(...about) {
            asked += 1;
            const found = await real.check(...about);
            // Just now the person connects again.
            await server.db
              .updateTable('ad_account')
              .set({ sealed_keys: Buffer.from('others') })
              .where('network', '=', 'meta')
              .execute();
            return { ...found, isValid: false, reason: 'ended' as const };
          },
        }
      : undefined,
  );
  await Promise.all([lookAfterConnections(tools), lookAfterConnections(tools)]);
  expect(asked).toBe(1);
  expect(await findAdAccount('meta')).toMatchObject({ lost_at: null });
  vi.restoreAllMocks();
  await connectNetwork(admin, 'meta');
});

describe('connecting again', () => {
  const chosen = { application_events: ['7/LEAD'], conversion_id: '7002' };
  const choose = () =>
    server.db.updateTable('ad_account').set(chosen).where('network', '=', 'meta').execute();
  const pages = async () =>
    (await admin.call('listSocialPages', { params: { accountId: kit.account.id } })).body;

  test('keeps pages and what was chosen for the ad account, also after it was disconnected', async () => {
    await connectNetwork(admin, 'meta');
    await choose();
    const before = await pages();
    await connectNetwork(admin, 'meta');
    expect(await findAdAccount('meta')).toMatchObject(chosen);
    const params = { accountId: kit.account.id, network: 'meta' } as const;
    const { body } = await admin.call('disconnectNetwork', { params });
    expect(body).toMatchObject({
      state: 'none',
      isRevoked: true,
      adAccount: { name: 'Sandbox Care' },
    });
    await connectNetwork(admin, 'meta');
    expect(await findAdAccount('meta')).toMatchObject(chosen);
    expect(await pages()).toEqual(before);
  });

  test('with another ad account begins anew, and waits for what is published in the one before', async () => {
    const pages = [kit.pages.facebook.external_id ?? ''];
    await connectNetwork(admin, 'meta', { choice: { pages } });
    await choose();
    const { id } = await makeCampaign(['FacebookPostAd']);
    await server.db
      .updateTable('ad_account')
      .set({ application_events: [] })
      .where('network', '=', 'meta')
      .execute();
    await launch(id);
    const other = { name: 'Sandbox Logistics' };
    const refused = await connectNetwork(admin, 'meta', { ...other, leavesAds: true });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: expect.stringContaining('Stop') },
    ]);
    // Once we no longer reach it, a person may leave its ads to themselves.
    await server.db
      .updateTable('ad_account')
      .set({ lost_at: new Date(), lost_reason: 'ended' })
      .where('network', '=', 'meta')
      .execute();
    expect((await connectNetwork(admin, 'meta', other)).status).toBe(409);
    const made = await connectNetwork(admin, 'meta', { ...other, leavesAds: true });
    expect(made.body).toMatchObject({ state: 'connected', adAccount: other });
    expect(await findAdAccount('meta')).toMatchObject({
      application_events: [],
      conversion_id: null,
    });
  });
});

describe('disconnecting', () => {
  const params = () => ({ accountId: kit.account.id, network: 'linkedin' }) as const;

  test('gives the permission back, deletes the keys and closes launches; campaigns stay', async () => {
    // With the page of the campaign among those that are allowed.
    const pages = [kit.pages.linkedin.external_id ?? ''];
    await connectNetwork(admin, 'linkedin', { leavesAds: true, choice: { pages } });
    const { id } = await makeCampaign(['LinkedinPostAd']);
    await launch(id);
    const { body: use } = await admin.call('listConnectionCampaigns', { params: params() });
    expect(use.count).toBeGreaterThan(0);
    expect(use.titles).toContain('Nurse in Utrecht');
    const { external_id } = await findAdAccount('linkedin');
    const keys = await keysOn('linkedin');

    expect((await admin.call('disconnectNetwork', { params: params() })).status).toBe(200);
    expect((await clientOn('linkedin').check(keys, external_id)).isValid).toBe(false);
    expect((await findAdAccount('linkedin')).sealed_keys).toBeNull();
    const account = await admin.call('getAccount', { params: { accountId: kit.account.id } });
    expect(account.body.unconnected).toEqual(['linkedIn']);
    expect(account.body.channelAccounts).toMatchObject({
      googleAds: { accountId: expect.stringMatching(/^\d+$/) },
      linkedin: { accountId: null },
    });
    const campaign = await admin.call('getCampaign', { params: { campaignId: id } });
    expect(campaign.body.status).toBe('active');
    const again = await admin.send('disconnectNetwork', { params: params() });
    expect(again.status).toBe(409);
    // Nothing of it is looked after any more.
    await anHourLater();
    expect(await stateOf('linkedin')).toMatchObject({ state: 'none', lossReason: null });
  });

  test('a network that does not answer keeps no one from it', async () => {
    await connectNetwork(admin, 'linkedin', { leavesAds: true });
    const real = clientOn('linkedin');
    const revoke = () => Promise.reject(new Error('No answer'));
    vi.spyOn(server.deps.networks, 'consentOn').mockReturnValue({ ...real, revoke });
    const { body } = await admin.call('disconnectNetwork', { params: params() });
    expect(body).toMatchObject({ state: 'none', isRevoked: false });
    expect((await findAdAccount('linkedin')).sealed_keys).toBeNull();
  });
});
