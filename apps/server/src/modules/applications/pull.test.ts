import type { Connector, Lead } from '@posthorn/connectors';
import * as builders from '@posthorn/db/builders';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { runJob } from '../../testing/run-job.ts';
import { server, setScene, world } from '../../testing/scene.ts';
import { pullApplicationsJob, pullDue, pullWorker } from './pull.ts';
import { leadOf } from './testing/arriving.ts';

setScene();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const noon = Date.UTC(2027, 0, 4, 12);

let now: number;
let campaignId: string;
/** What the network holds, and since when it was asked each time. */
const network = { leads: [] as Lead[], since: [] as number[], isDown: false, isConnected: true };

beforeEach(async () => {
  now = noon;
  Object.assign(network, { leads: [], since: [], isDown: false, isConnected: true });
  await server.db.deleteFrom('publication').execute();
  const { account, workspace } = world;
  const dates = { start_date: '2027-01-01', end_date: '2027-01-31' };
  const owner = { account_id: account.id, workspace_id: workspace.id };
  const campaign = await builders.makeCampaign(server.db, {
    ...{ ...owner, ...dates, type: 'leadform', status: 'active' },
  });
  campaignId = campaign.id;
  const plan = {
    ads: [],
    startDate: dates.start_date,
    endDate: dates.end_date,
    form: { questions: [{ key: 'full_name', type: 'FULL_NAME', label: 'Your name', options: [] }] },
  };
  const { id: publication_id } = await server.db
    .insertInto('publication')
    .values({
      ...{ account_id: account.id, campaign_id: campaignId, channel: 'facebook' },
      reached_plan: JSON.stringify(plan),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('publication_step')
    .values({
      ...{ publication_id, key: 'form', request_hash: 'x', state: 'done', external_id: '1' },
      ...{ attempt: 1, started_at: new Date(noon) },
    })
    .execute();
});

const connector = {
  async leads(_published: unknown, since: number) {
    network.since.push(since);
    if (network.isDown) throw new Error('The network is down');
    return network.leads.filter(({ at }) => at >= since);
  },
} as unknown as Connector;

const tools = () => ({
  db: server.db,
  networks: {
    ...server.deps.networks,
    connectorFor: async () => (network.isConnected ? connector : undefined),
  },
  clock: { now: () => now, after: () => () => {} },
  secrets: server.deps.secrets,
  publicUrl: 'http://posthorn.test',
  log: pino({ level: 'silent' }),
});
const round = () => pullDue(tools(), HOUR_MS);

const received = async () =>
  (
    await server.db
      .selectFrom('application')
      .select('lead_hash')
      .where('campaign_id', '=', campaignId)
      .execute()
  ).length;

test('a campaign is asked about every hour, and what comes again is kept once', async () => {
  network.leads = [leadOf({ full_name: 'Ada' }, { at: noon - HOUR_MS })];
  await round();
  await round();
  expect(network.since).toEqual([0]);
  now += HOUR_MS;
  network.leads.push(leadOf({ full_name: 'Bob' }, { at: now - 1 }));
  await round();
  expect(network.since).toEqual([0, noon - DAY_MS]);
  expect(await received()).toBe(2);
});

test('for an account that was archived nothing is asked any more', async () => {
  await round();
  await server.db
    .updateTable('account')
    .set({ archive_begun_at: new Date(), archived_at: new Date() })
    .where('id', '=', world.account.id)
    .execute();
  now += HOUR_MS;
  await round();
  // Told by the network that there are some.
  await runJob(server, [pullWorker(tools())], pullApplicationsJob, { campaignId });
  expect(network.since).toEqual([0]);
});

test('nothing is missed while the network is down, or nothing runs for days', async () => {
  await round();
  network.leads = [leadOf({ full_name: 'Ada' }, { at: noon + 1 })];
  network.isDown = true;
  now += 3 * DAY_MS;
  await round();
  expect(await received()).toBe(0);
  network.isDown = false;
  now += HOUR_MS;
  await round();
  expect(network.since.at(-1)).toBe(noon - DAY_MS);
  expect(await received()).toBe(1);
});

test('what arrives while the ad account is not connected waits for it', async () => {
  network.leads = [leadOf({ full_name: 'Ada' }, { at: noon })];
  network.isConnected = false;
  await round();
  network.isConnected = true;
  now += HOUR_MS;
  await round();
  expect(network.since).toEqual([0]);
  expect(await received()).toBe(1);
});

test('a campaign is asked about until a month after its end', async () => {
  now = Date.UTC(2027, 2, 1);
  await round();
  expect(network.since).toHaveLength(1);
  now = Date.UTC(2027, 2, 4);
  await round();
  expect(network.since).toHaveLength(1);
});
