import { budgetNames, dynamicAdsChannel } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { feedOf } from '../../testing/feed-host.ts';
import {
  account,
  admin,
  body,
  deploy,
  get,
  id,
  items,
  list,
  money,
  one,
  publication,
  setDynamicScene,
  statusThere,
} from '../../testing/networks/dynamic-campaign-scene.ts';
import {
  addFeed,
  pictured,
  readFeed,
  settleDown,
  thereOf,
} from '../../testing/networks/job-list-kit.ts';
import { kit, sandbox, server, tools, workOff } from '../../testing/networks/sandbox-scene.ts';
import { followAccount, runPublication } from '../publishing/index.ts';

const host = setDynamicScene();

test('jobs of a feed are advertised, each day with its money, and gone when they end', async () => {
  await deploy();
  expect(await get()).toMatchObject({ status: 'active', isPublishing: true });
  await settleDown();
  expect(await get()).toMatchObject({
    ...{ isPublishing: false, message: null, inTheWay: [] },
    adSets: [{ id: list.feed.id, name: 'Nurse', status: 'active', message: null }],
  });
  expect(await items()).toEqual(['Job A', 'Job B', 'Job C']);
  expect(await statusThere()).toEqual(['ACTIVE']);
  const [campaign] = thereOf(await publication(), 'campaign');
  expect(Number(campaign?.fields.daily_budget)).toBe(25_00);

  host.serves(feedOf([...pictured('A', 'D'), { ...pictured('B')[0], id: 'B', title: 'Better' }]));
  await readFeed(list.feed.id);
  await settleDown(5);
  expect(await items()).toEqual(['Better', 'Job A', 'Job D']);
});

test('a feed that is empty today takes nothing away, until a person says so', async () => {
  await deploy();
  await settleDown();
  host.serves(feedOf([]));
  await readFeed(list.feed.id);
  await settleDown(5);
  expect(await items()).toEqual(['Job A', 'Job B', 'Job C']);
  await readFeed(list.feed.id, { closesMissing: true });
  await settleDown(5);
  expect(await items()).toEqual([]);
});

test('only what differs is sent, and nothing where nothing does', async () => {
  await deploy();
  await settleDown();
  const batches = () => sandbox.ledger.meta.list({ kind: 'itemsBatch' }).length;
  const before = batches();
  await readFeed(list.feed.id);
  await settleDown(5);
  expect(batches()).toBe(before);
  const sent = () =>
    server.db.selectFrom('catalogue_item').select('sent_at').where('sent_at', '>', mark).execute();
  const mark = server.clock.now;
  await sandbox.clock.advance(1_000);
  host.serves(feedOf(pictured('A', 'B', 'C', 'D')));
  await readFeed(list.feed.id);
  await settleDown(5);
  expect(await sent()).toHaveLength(1);
});

test('another feed gets an ad set of its own', async () => {
  await deploy();
  await settleDown();
  const other = await addFeed(list.id, host.url('/more.xml'));
  await readFeed(other.id);
  await settleDown();
  expect((await get()).adSets.map(({ id: feed }) => feed)).toEqual([list.feed.id, other.id]);
  expect(thereOf(await publication(), 'adset')).toHaveLength(2);
  expect(await items()).toHaveLength(6);
});

test('pausing, resuming, another budget and stopping reach the network', async () => {
  await deploy();
  await settleDown();
  expect((await admin.call('pauseDynamicCampaign', one())).body.status).toBe('paused');
  await settleDown(3);
  expect(await statusThere()).toEqual(['PAUSED']);
  const budget = body({ customDailyBudget: 31_00 });
  await admin.call('updateDynamicCampaign', { ...one(), body: budget });
  await admin.call('resumeDynamicCampaign', one());
  await settleDown(5);
  expect(await statusThere()).toEqual(['ACTIVE']);
  const [campaign] = thereOf(await publication(), 'campaign');
  expect(Number(campaign?.fields.daily_budget)).toBe(31_00);
  expect((await admin.call('stopDynamicCampaign', one())).body).toMatchObject({
    ...{ status: 'stopped', abilities: [] },
  });
  await settleDown(3);
  expect(await statusThere()).toEqual(['PAUSED']);
  for (const operation of ['resumeDynamicCampaign', 'deployDynamicCampaign'] as const) {
    expect((await admin.send(operation, one())).status).toBe(409);
  }
});

test('two who deploy at once deploy it once', async () => {
  const answers = await Promise.all([1, 2].map(() => admin.send('deployDynamicCampaign', one())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await settleDown();
  for (const kind of ['campaign', 'adset', 'ad', 'productCatalog', 'productSet']) {
    expect(thereOf(await publication(), kind)).toHaveLength(1);
  }
});

test('a pause in the middle of publishing leaves nothing on', async () => {
  await deploy();
  sandbox.faults.add({ network: 'meta', effect: 'transient', match: { path: 'adsets' } });
  await workOff();
  await admin.call('pauseDynamicCampaign', one());
  sandbox.faults.clear();
  await settleDown();
  expect((await statusThere()).includes('ACTIVE')).toBe(false);
  expect(await publication()).toMatchObject({ state: 'paused', reached_delivery: 'paused' });
  await admin.call('resumeDynamicCampaign', one());
  await settleDown();
  expect(await statusThere()).toEqual(['ACTIVE']);
  expect(await items()).toHaveLength(3);
});

describe('a worker', () => {
  class Killed extends Error {}

  /** One that dies when it reads the clock of its machine for the nth time. */
  const dying = (nth: number) => {
    let readings = 0;
    // A dead process prolongs no lease; on a slow machine its timer would throw outside of every promise.
    const clock = { ...tools.clock, after: () => () => {} };
    const machineNow = () => {
      readings += 1;
      if (readings >= nth) throw new Killed();
      return tools.machineNow();
    };
    return { ...tools, clock, machineNow };
  };

  test('may die again and again: the next ones finish it, and everything is there once', async () => {
    await deploy();
    for (let nth = 2; nth < 40; nth += 3) {
      const { id: publicationId } = await publication();
      await runPublication(dying(nth), publicationId).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      // The lease of the dead one runs out, and calls without an answer are over.
      await sandbox.clock.advance(3 * 60_000);
    }
    await settleDown();
    for (const kind of ['campaign', 'adset', 'ad', 'productCatalog', 'productSet']) {
      expect(thereOf(await publication(), kind)).toHaveLength(1);
    }
    expect(await items()).toEqual(['Job A', 'Job B', 'Job C']);
    expect(await get()).toMatchObject({ isPublishing: false, message: null });
  });
});

test('a network that loses answers has everything once in the end', async () => {
  sandbox.faults.add({
    network: 'meta',
    effect: 'lost',
    match: { method: 'POST' },
    when: { every: 3 },
  });
  await deploy();
  await settleDown(60);
  sandbox.faults.clear();
  await settleDown(60);
  for (const kind of ['campaign', 'adset', 'ad', 'productCatalog', 'productSet']) {
    expect(thereOf(await publication(), kind)).toHaveLength(1);
  }
  expect(await items()).toEqual(['Job A', 'Job B', 'Job C']);
});

test('what is refused is said, told once, and tried again with the next change', async () => {
  sandbox.faults.add({ network: 'meta', effect: 'policy', match: { path: 'adcreatives' } });
  await deploy();
  await settleDown(5);
  expect(await get()).toMatchObject({
    isPublishing: false,
    message: expect.any(String),
    adSets: [{ status: 'failed', message: expect.any(String) }],
  });
  const news = async () =>
    (await admin.call('listNotifications', { params: account() })).body.filter(
      ({ campaign_id }) => campaign_id === id,
    );
  const message = expect.stringContaining(budgetNames[dynamicAdsChannel]);
  expect(await news()).toMatchObject([{ kind: 'jobAdsFailed', message }]);
  sandbox.faults.clear();
  await admin.call('updateDynamicCampaign', {
    ...one(),
    body: body({ customDailyBudget: 26_00 }),
  });
  await settleDown();
  expect(await get()).toMatchObject({ message: null, adSets: [{ status: 'active' }] });
  expect(await news()).toHaveLength(1);
});

test('jobs without an image are said to be refused, and then that their ad set fails, each once', async () => {
  host.serves(feedOf([{ id: 'A' }, { id: 'B' }, { id: 'C' }]));
  await readFeed(list.feed.id);
  await deploy();
  await settleDown();
  const news = async () =>
    (await admin.call('listNotifications', { params: account() })).body
      .filter(({ campaign_id }) => [id, list.id].includes(campaign_id))
      .map(({ kind, campaign_id, campaignName }) => ({ kind, campaign_id, campaignName }));
  const refused = { kind: 'jobsRefused', campaign_id: list.id, campaignName: 'Care' };
  expect(await news()).toEqual([refused]);
  await readFeed(list.feed.id);
  await settleDown(5);
  expect(await news()).toEqual([refused]);
  await sandbox.clock.advance(36 * 3_600_000);
  await followAccount(tools, kit.account.id);
  expect((await get()).facebookJobList).toMatchObject({ jobsCount: 3, withoutImageCount: 3 });
  await followAccount(tools, kit.account.id);
  const kinds = (await news()).map(({ kind }) => kind).toSorted();
  expect((await get()).adSets).toMatchObject([{ status: 'failed' }]);
  expect(kinds).toEqual(['jobAdsFailed', 'jobsRefused']);
});

describe('what was switched on late, before it was known to run,', () => {
  const switchedOn = { method: 'POST', bodyContains: 'ACTIVE' };
  /** Of the ad, its set and the campaign only the last is carried out late; after that nothing comes through. */
  const begin = async () => {
    const fault = { network: 'meta', match: switchedOn } as const;
    sandbox.faults.add({ ...fault, effect: 'late', when: { nth: 3 }, delaySeconds: 1_200 });
    for (let nth = 4; nth < 20; nth += 1) {
      sandbox.faults.add({ ...fault, effect: 'html502', when: { nth } });
    }
    await deploy();
    await settleDown(3);
    sandbox.faults.clear();
    expect(await publication()).toMatchObject({ state: 'waiting', reached_plan: null });
  };
  const late = async () => {
    expect(await statusThere()).toEqual(['PAUSED']);
    await sandbox.clock.advance(20 * 60_000);
    expect(await statusThere()).toEqual(['ACTIVE']);
    await followAccount(tools, kit.account.id);
    await workOff();
    expect(await statusThere()).toEqual(['PAUSED']);
  };

  test.each([
    ['pauseDynamicCampaign', 'paused'],
    ['stopDynamicCampaign', 'stopped'],
  ] as const)('is off again after %s', async (action, state) => {
    await begin();
    await admin.call(action, one());
    await settleDown(2);
    expect(await publication()).toMatchObject({ state, reached_plan: null });
    await late();
    expect(await publication()).toMatchObject({ state, reached_delivery: state });
  });

  test('is off again after it failed for good', async () => {
    await begin();
    sandbox.faults.add({ network: 'meta', effect: 'permission', match: switchedOn });
    await settleDown(3);
    sandbox.faults.clear();
    expect(await publication()).toMatchObject({ state: 'failed', reached_delivery: 'paused' });
    const { message } = await get();
    await late();
    expect(await publication()).toMatchObject({ state: 'failed', reached_delivery: 'paused' });
    expect(await get()).toMatchObject({ message, adSets: [{ status: 'failed' }] });
  });
});

test('figures of each day are read and booked, and a stop frees what was held', async () => {
  expect((await get()).figuresAt).toBeNull();
  await deploy();
  await settleDown();
  await sandbox.clock.advance(36 * 3_600_000);
  await followAccount(tools, kit.account.id);
  const { statistics, spend, figuresAt } = await get();
  expect(figuresAt).toBe(new Date(sandbox.clock.now()).toISOString());
  const { total } = statistics;
  expect(total.totalImpressions).toBeGreaterThan(0);
  expect(total.totalReach).toBeGreaterThan(0);
  expect(total.totalCtr).toBeCloseTo((total.totalClicks / total.totalImpressions) * 100);
  expect(spend).toEqual({ amount: total.totalSpend, currency: 'EUR' });
  expect(total.totalCpc).toBeCloseTo(total.totalSpend / total.totalClicks);
  expect(total.totalCpa).toBe(
    total.totalApplications === 0 ? null : total.totalSpend / total.totalApplications,
  );
  const { course } = await get();
  expect(course.length).toBeGreaterThan(1);
  expect(course.map(({ day }) => day)).toEqual(course.map(({ day }) => day).toSorted());
  for (const [figure, sum] of [
    ['clicks', total.totalClicks],
    ['applications', total.totalApplications],
    ['spend', total.totalSpend],
  ] as const) {
    expect(course.reduce((before, one) => before + one[figure], 0)).toBe(sum);
  }
  expect(await money()).toEqual({ money_reserved: 25_00, money_spent: total.totalSpend });
  const { body: spends } = await admin.call('listCampaignSpends', { params: account(), query: {} });
  expect(spends.data.find((row) => row.id === id)).toMatchObject({
    product: 'dynamicAds',
    spend: { amount: total.totalSpend },
  });
  await admin.call('stopDynamicCampaign', one());
  expect((await money()).money_reserved).toBe(0);
});
