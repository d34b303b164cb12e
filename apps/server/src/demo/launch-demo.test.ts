import type { Plan } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import { type AdType, addDays, dayIn, networkOf } from '@posthorn/domain';
import { type Sandbox, startSandbox } from '@posthorn/sandbox';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followTogether, type PublishTools, readAssets } from '../modules/publishing/index.ts';
import { sandboxApplications } from '../platform/networks/applications.ts';
import { sandboxLimits } from '../platform/networks/meter.ts';
import { openNetworks } from '../platform/networks/open-networks.ts';
import { realClock } from '../platform/networks/real-clock.ts';
import { clockOf } from '../platform/sandbox/clock-of.ts';
import { connectAccounts } from '../platform/sandbox/connect-accounts.ts';
import { keepPages } from '../platform/sandbox/keep-pages.ts';
import { type Kit, makeKit, makeLaunchable } from '../testing/networks/campaign-kit.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { firstLaunch, launchDemo } from './launch-demo.ts';
import { launchedAt } from './load-history.ts';

const DAY = 86_400_000;
const usualAds: AdType[] = ['FacebookPostAd', 'LinkedinPostAd', 'GoogleSearchAd'];

let server: TestServer;
let kit: Kit;
let sandbox: Sandbox;
/** How long publications and calls have waited in real time. */
let slept: number[] = [];
beforeEach(async () => {
  slept = [];
  server = await startTestServer();
  kit = await makeKit(server.db, server.deps.storage);
});
afterEach(async () => {
  await sandbox.stop();
  await server.close();
});

/** As the demo has them: launched in words, on no network. Each is to begin some days after it was made. */
async function makeDemoCampaign(
  daysAgo: number,
  status: 'active' | 'paused',
  { pausedAgo = 1, ads = usualAds } = {},
) {
  const made = new Date(Date.now() - daysAgo * DAY);
  const { id } = await makeLaunchable(server.db, kit, { today: dayIn('UTC', made), ads });
  const paused_at = status === 'paused' ? new Date(Date.now() - pausedAgo * DAY) : null;
  return server.db
    .updateTable('campaign')
    .set({ status, created_at: made, paused_at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function openPast(): Promise<PublishTools> {
  const behindSince = await firstLaunch(server.db);
  sandbox = await startSandbox({ behindSince, reviewMinutes: 2 });
  await keepPages(sandbox, { db: server.db });
  await connectAccounts(sandbox, { db: server.db }, server.deps.secrets);
  return toolsAt(() => sandbox.clock.now());
}

function toolsAt(now: () => number): PublishTools {
  const sleep = async (ms: number) => {
    slept.push(ms);
    await realClock.sleep(ms);
  };
  const clock = { ...realClock, now, sleep };
  const random = () => 0.5;
  return {
    db: server.db,
    assetsOf: readAssets({ db: server.db, storage: server.deps.storage }),
    networks: openNetworks({
      applications: sandboxApplications(sandbox),
      isSandbox: true,
      secrets: server.deps.secrets,
      db: server.db,
      limits: sandboxLimits,
      tools: { clock, random, fetch },
    }),
    clock,
    machineNow: Date.now,
    random,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  };
}

const publicationsOf = (campaignId: string) =>
  server.db
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('channel')
    .execute();

async function treesOf(campaignId: string) {
  return (await publicationsOf(campaignId)).map(({ channel, reached_plan }) => {
    const network = networkOf[channel];
    return eyes[network].tree(sandbox.ledger[network], reached_plan as Plan);
  });
}

const countAds = () =>
  sandbox.ledger.meta.list({ kind: 'ad' }).length +
  sandbox.ledger.linkedin.list({ kind: 'creative' }).length +
  sandbox.ledger.google.list({ kind: 'adGroupAd' }).length;

test('running campaigns stand on the sandbox since their launch, and have their figures from there', async () => {
  const running = await makeDemoCampaign(20, 'active');
  const paused = await makeDemoCampaign(30, 'paused', { pausedAgo: 4 });
  const tools = await openPast();
  expect(sandbox.clock.now()).toBe(launchedAt(paused).getTime());
  // People have today while it goes on.
  expect(clockOf(sandbox).now()).toBeGreaterThan(Date.now() - 60_000);

  await launchDemo(tools, sandbox);
  expect(sandbox.clock.isBehind).toBe(false);
  expect(Math.abs(sandbox.clock.now() - Date.now())).toBeLessThan(60_000);
  expect((await treesOf(running.id)).map(({ isRunning }) => isRunning)).toEqual([true, true, true]);
  expect((await treesOf(paused.id)).map(({ isRunning }) => isRunning)).toEqual(
    Array(3).fill(false),
  );
  const [oldest] = sandbox.ledger.meta.list({ kind: 'campaign' });
  expect(oldest?.createdAt).toBeGreaterThanOrEqual(launchedAt(paused).getTime());
  expect(oldest?.createdAt).toBeLessThan(launchedAt(paused).getTime() + DAY);

  for (const { id } of await server.db.selectFrom('publication').select('id').execute()) {
    await followTogether(tools, [id]);
  }
  const days = async (id: string) =>
    server.db
      .selectFrom('campaign_figure')
      .select(({ fn }) => [
        fn.min('day').as('first'),
        fn.max('day').as('last'),
        fn.sum<number>('spend').as('spend'),
      ])
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
  const shown = await days(running.id);
  expect(shown).toMatchObject({ first: running.start_date });
  expect(Number(shown.spend)).toBeGreaterThan(0);
  expect(Number(shown.spend)).toBeLessThan(3 * 1_234_00);
  // Where it was paused, nothing was shown since.
  const quiet = addDays(dayIn('UTC', paused.paused_at as Date), 2);
  expect(String((await days(paused.id)).last) < quiet).toBe(true);
  // What happened weeks ago is no news.
  expect(await server.db.selectFrom('notification').selectAll().execute()).toEqual([]);
  expect(await server.db.selectFrom('activity').selectAll().execute()).toEqual([]);
});

test('a process that dies in the middle is followed by one that goes on, and makes nothing twice', async () => {
  const campaigns = [await makeDemoCampaign(20, 'active'), await makeDemoCampaign(12, 'paused')];
  const tools = await openPast();
  const dying = new AbortController();
  let calls = 0;
  const gone = new Error('killed');
  const networks: PublishTools['networks'] = {
    ...tools.networks,
    connectorFor: async (...wanted) => {
      calls += 1;
      if (calls === 2) dying.abort();
      if (dying.signal.aborted) throw gone;
      return tools.networks.connectorFor(...wanted);
    },
  };
  await launchDemo({ ...tools, networks, stopping: dying.signal }, sandbox);
  expect(sandbox.clock.isBehind).toBe(true);

  await launchDemo(tools, sandbox);
  expect(sandbox.clock.isBehind).toBe(false);
  for (const { id } of campaigns) {
    expect((await publicationsOf(id)).map(({ failure }) => failure)).toEqual([null, null, null]);
  }
  expect((await treesOf(campaigns[0]?.id ?? '')).every(({ isRunning }) => isRunning)).toBe(true);
  expect(countAds()).toBe(campaigns.length * usualAds.length);
});

test('one that can not be launched keeps no other away, nor does a form that is missing', async () => {
  const unfit = await makeDemoCampaign(25, 'active');
  await server.db.deleteFrom('ad').where('campaign_id', '=', unfit.id).execute();
  const form = await makeDemoCampaign(24, 'active');
  await server.db
    .updateTable('campaign')
    .set({ type: 'leadform' })
    .where('id', '=', form.id)
    .execute();
  const fit = await makeDemoCampaign(20, 'active');
  await launchDemo(await openPast(), sandbox);
  expect(sandbox.clock.isBehind).toBe(false);
  expect(await publicationsOf(unfit.id)).toEqual([]);
  expect(await publicationsOf(form.id)).toEqual([]);
  expect((await treesOf(fit.id)).every(({ isRunning }) => isRunning)).toBe(true);
});

test('one that was given up is not paused, and keeps no other away', async () => {
  const films: AdType[] = ['FacebookPostAd', 'InstagramPostAd', 'FacebookPostAd'];
  const givenUp = await makeDemoCampaign(20, 'paused', { ads: films });
  const fit = await makeDemoCampaign(15, 'active');
  // A film without a still is tried again until it is given up.
  await server.db
    .updateTable('media')
    .set({ preview_key: null })
    .where('type', '=', 'video')
    .execute();
  await launchDemo(await openPast(), sandbox, () => Promise.resolve());
  expect(sandbox.clock.isBehind).toBe(false);
  expect(await publicationsOf(givenUp.id)).toMatchObject([{ state: 'failed' }]);
  expect((await treesOf(fit.id)).every(({ isRunning }) => isRunning)).toBe(true);
});

test('nothing is waited for: the clock is turned to when a network has worked through a film', async () => {
  // Every third ad has a film.
  const films: AdType[] = [
    ...(['FacebookPostAd', 'InstagramPostAd', 'FacebookPostAd'] as const),
    ...(['LinkedinPostAd', 'LinkedinPostAd', 'LinkedinPostAd'] as const),
  ];
  const campaigns = [
    await makeDemoCampaign(20, 'active', { ads: films }),
    await makeDemoCampaign(15, 'paused', { ads: films }),
    await makeDemoCampaign(10, 'active', { ads: films }),
  ];
  const tools = await openPast();
  let pauses = 0;
  await launchDemo(tools, sandbox, async () => {
    pauses += 1;
  });
  expect({ slept, pauses }).toEqual({ slept: [], pauses: 0 });
  expect(sandbox.clock.isBehind).toBe(false);
  for (const { id } of campaigns) {
    const states = (await publicationsOf(id)).map(({ channel, failure }) => [channel, failure]);
    expect(states).toEqual([
      ['facebook', null],
      ['linkedIn', null],
    ]);
  }
  expect((await treesOf(campaigns[2]?.id ?? '')).map(({ isRunning }) => isRunning)).toEqual([
    true,
    true,
  ]);
});
