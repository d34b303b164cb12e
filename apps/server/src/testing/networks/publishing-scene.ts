import { afterRealTime } from '@posthorn/connectors';
import { networkOf } from '@posthorn/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  listDue,
  type PublishTools,
  readAssets,
  runPublication,
} from '../../modules/publishing/index.ts';
import type { Networks } from '../../platform/networks/networks.ts';
import { makeReadyCampaign } from '../ready-campaign.ts';
import type { TestClient } from '../test-client.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { makeWorld, type World } from '../world.ts';
import { FakeNetwork, fakeConnector } from './fake-network.ts';

/** What the tests of publishing work with: time that they turn, and a network in memory. */
export let server: TestServer;
export let world: World & { readyCampaign: Awaited<ReturnType<typeof makeReadyCampaign>> };
export let admin: TestClient;
export let network: FakeNetwork;

/** Every account reaches the network of the test that is run. */
const networks: Networks = {
  isSandbox: true,
  connectorFor: async (_db, _accountId, channel) => fakeConnector(network, networkOf[channel]),
  hasRoomToFollow: async () => true,
  connectionsOf: async () => ({ unconnected: [], uncounted: [], lost: [], otherCurrency: [] }),
  formTermsUrl: () => undefined,
  consentOn: () => undefined,
};

export function setPublishingScene(): void {
  beforeAll(async () => {
    server = await startTestServer({}, undefined, networks);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // What an earlier test left half done is no one's business here.
    await server.db.updateTable('publication').set({ due_at: null }).execute();
    server.clock.now = new Date();
    const made = await makeWorld(server.db);
    const { account, workspace } = made;
    const owned = { account_id: account.id, workspace_id: workspace.id };
    world = { ...made, readyCampaign: await makeReadyCampaign(server.db, owned) };
    admin = await server.client(world.admin.id);
    network = new FakeNetwork(now);
  });
}

const now = () => server.clock.now.getTime();
export const turn = (ms: number) => {
  server.clock.now = new Date(now() + ms);
};

/** One worker; each has its own eyes on the same world. */
export const worker = (changes: Partial<PublishTools> = {}): PublishTools => ({
  db: server.db,
  assetsOf: readAssets({ db: server.db, storage: server.deps.storage }),
  networks,
  clock: { now, sleep: async (ms) => turn(ms), after: afterRealTime },
  machineNow: now,
  random: () => 0.5,
  log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  ...changes,
});

/** Works until nothing is due any more, turning the clock to whatever is due next. */
export async function settleAll(tools = worker(), rounds = 200): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const { id } of await listDue(tools)) await runPublication(tools, id);
    const next = await server.db
      .selectFrom('publication')
      .select(['due_at', 'lease_until'])
      .where('due_at', 'is not', null)
      .orderBy('due_at')
      .execute();
    const moments = next.map(({ due_at, lease_until }) =>
      Math.max(due_at?.getTime() ?? 0, lease_until?.getTime() ?? 0),
    );
    if (moments.length === 0) return;
    turn(Math.max(0, Math.min(...moments) - now()));
  }
  throw new Error('Never settled');
}

export const publicationsOf = (campaignId: string) =>
  server.db
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('channel')
    .execute();
