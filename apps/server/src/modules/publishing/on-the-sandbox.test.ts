import type { Plan } from '@posthorn/connectors';
import { networkOf } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import { adTypes } from '@posthorn/domain';
import { type Sandbox, startSandbox } from '@posthorn/sandbox';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectNetworks } from '../../platform/networks/open-networks.ts';
import { sandboxSettings } from '../../platform/networks/sandbox-settings.ts';
import { keepPages } from '../../platform/sandbox/keep-pages.ts';
import { placesIn } from '../../platform/sandbox/places.ts';
import { type Kit, makeKit, makeLaunchable } from '../../testing/networks/campaign-kit.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listDue, runPublication } from './index.ts';

const noon = Date.UTC(2027, 0, 4, 12);
let server: TestServer;
let sandbox: Sandbox;
let kit: Kit;

beforeAll(async () => {
  server = await startTestServer();
  sandbox = await startSandbox({ rate: 0, startAt: noon, places: placesIn(server.db) });
  Object.defineProperty(server.clock, 'now', { get: () => new Date(sandbox.clock.now()) });
  kit = await makeKit(server.db, server.deps.storage);
  await keepPages(sandbox, { db: server.db });
});
afterAll(async () => {
  await sandbox.stop();
  await server.close();
});

test('all ten kinds of ads are published on four channels, each with its money', async () => {
  const campaign = await makeLaunchable(server.db, kit, {
    today: '2027-01-04',
    ads: [...adTypes, 'LinkedinPostAd', 'GoogleSearchAd', 'LinkedinPostAd'],
  });
  const admin = await server.client(kit.admin.id);
  const answer = await admin.send('deployCampaign', { params: { campaignId: campaign.id } });
  expect(answer.body).toMatchObject({ status: 'active' });
  const clock = {
    now: () => sandbox.clock.now(),
    sleep: (ms: number) => sandbox.clock.advance(Math.ceil(ms)),
  };
  const calls: unknown[] = [];
  const networks = connectNetworks(sandboxSettings(sandbox), {
    clock,
    random: () => 0.5,
    fetch,
    heard: (call) => calls.push(call),
  });
  const tools = {
    db: server.db,
    storage: server.deps.storage,
    networks,
    clock,
    random: () => 0.5,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  };
  for (let round = 0; round < 20; round += 1) {
    const due = await listDue(server.db, server.clock.now);
    for (const id of due) await runPublication(tools, id);
    await sandbox.clock.advance(60_000);
  }
  const rows = await server.db.selectFrom('publication').selectAll().orderBy('channel').execute();
  expect(rows.map(({ channel, state, failure }) => [channel, state, failure])).toEqual([
    ['facebook', 'live', null],
    ['googleDisplay', 'live', null],
    ['googleSearch', 'live', null],
    ['linkedIn', 'live', null],
  ]);
  expect(
    (await admin.call('getCampaign', { params: { campaignId: campaign.id } })).body,
  ).toMatchObject({
    status: 'active',
    errors: [],
  });
  for (const row of rows) {
    const plan = row.reached_plan as Plan;
    const network = networkOf[row.channel];
    const tree = eyes[network].tree(sandbox.ledger[network], plan);
    expect(tree).toMatchObject({
      isRunning: true,
      budget: eyes[network].budgetOf(plan),
      endDate: plan.endDate,
    });
    expect(tree.ads.map(({ adId }) => adId).sort()).toEqual(plan.ads.map(({ id }) => id).sort());
    expect(tree.ads.every(({ isOn }) => isOn)).toBe(true);
  }
});
