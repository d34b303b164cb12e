import { randomUUID } from 'node:crypto';
import type { OperationInput } from '@posthorn/contract';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, editor, server } from '../../testing/scene.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';
import {
  finishDynamicCampaigns,
  stopAllDynamicCampaigns,
} from './commands/end-dynamic-campaigns.ts';
import { pauseUncovered } from './commands/pause-uncovered.ts';

setWholeScene();

type Body = OperationInput<'createDynamicCampaign'>['body'];

const tools = () => ({ db: server.db, log: pino({ level: 'silent' }) });
const account = () => ({ accountId: world.account.id });
const on = (dynamicCampaignId: string) => ({ params: { ...account(), dynamicCampaignId } });
const body = (changes: Partial<Body> = {}): Body => ({
  type: 'consideration',
  goal: 'MAXIMISE_CLICKS',
  customDailyBudget: 25_00,
  facebook_catalog_id: world.advertisedList.id,
  facebook_cap_strategy: { active: false, type: null, value: null },
  ...changes,
});
const create = (changes?: Partial<Body>) =>
  admin.send('createDynamicCampaign', { params: account(), body: body(changes) });
const get = async (id: string) => (await admin.call('getDynamicCampaign', on(id))).body;
const list = async (query: { page?: string; perpage?: string; status?: string } = {}) =>
  (await admin.call('listDynamicCampaigns', { params: account(), query })).body;
const entries = (id: string) =>
  server.db
    .selectFrom('activity')
    .select(['action', 'before', 'after'])
    .where('kind', '=', 'dynamicCampaign')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

describe('a new one', () => {
  test('is a draft at the top of the list, and says what it advertises', async () => {
    const { body: made } = await admin.call('createDynamicCampaign', {
      params: account(),
      body: body({ facebook_cap_strategy: { active: true, type: 'BID_CAP', value: 150 } }),
    });
    expect(made).toMatchObject({
      ...{ status: 'draft', type: 'consideration', goal: 'MAXIMISE_CLICKS', startDate: null },
      ...{ customDailyBudget: 25_00, facebook_catalog_id: world.advertisedList.id },
      facebookJobListId: world.advertisedList.id,
      facebook_cap_strategy: { active: true, type: 'BID_CAP', value: 150 },
      facebookJobList: { jobsCount: 1, feedSources: [{ id: world.advertisedList.feed.id }] },
      statistics: { total: { totalClicks: 0, totalReach: 0, totalCtr: 0, totalSpend: 0 } },
      ...{ adSets: [], isPublishing: false, message: null },
      abilities: ['deploy', 'edit', 'delete'],
    });
    expect((await list()).data[0]?.id).toBe(made.id);
    expect(await entries(made.id)).toMatchObject([{ action: 'created' }]);
  });

  test('is made once for a key, however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = () =>
      admin.call('createDynamicCampaign', { params: account(), body: body() }, headers);
    const [first, second] = [await send(), await send()];
    expect(second.body.id).toBe(first.body.id);
  });

  test.each([
    ['no whole amount', { customDailyBudget: 25_50 }],
    ['no money', { customDailyBudget: 0 }],
    ['a cap without a type', { facebook_cap_strategy: { active: true, type: null, value: 100 } }],
    ['a cap of nothing', { facebook_cap_strategy: { active: true, type: 'BID_CAP', value: 0 } }],
    ['a goal that is not counted', { type: 'conversions', goal: 'MAXIMISE_CONVERSIONS' }],
    ['a type of another goal', { type: 'conversions' }],
    ['a list that is not there', { facebook_catalog_id: '0192f0c1-2345-7890-8bcd-ef0123456789' }],
  ] satisfies [string, Partial<Body>][])('with %s is refused', async (_, changes) => {
    expect((await create(changes)).status).toBe(422);
  });
});

test('ten are a page, the newest first, and statuses narrow it', async () => {
  for (let n = 0; n < 9; n += 1) await create();
  const first = await list({ page: '1' });
  expect([first.data.length, first.hasMore]).toEqual([10, true]);
  const second = await list({ page: '2' });
  expect([second.data.length > 0, second.hasMore]).toEqual([true, false]);
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().reverse());
  const some = await list({ status: 'active,paused', perpage: '100' });
  expect(new Set(some.data.map(({ status }) => status))).toEqual(new Set(['active', 'paused']));
});

describe('a draft', () => {
  test('can be changed as a whole, by one of two who saw the same version', async () => {
    const { id, version } = world.dynamicDraft;
    const change = { ...on(id), body: body({ customDailyBudget: 40_00 }) };
    const seen = { 'if-match': `"${version}"` };
    const changed = await admin.send('updateDynamicCampaign', change, seen);
    expect(changed).toMatchObject({ status: 200, body: { customDailyBudget: 40_00 } });
    const late = await editor.send(
      'updateDynamicCampaign',
      { ...change, body: body({ customDailyBudget: 50_00 }) },
      seen,
    );
    expect(late.status).toBe(409);
    expect((await get(id)).customDailyBudget).toBe(40_00);
  });

  test('can be deleted, and nothing else can', async () => {
    await admin.call('deleteDynamicCampaign', on(world.dynamicDraft.id));
    expect((await admin.send('getDynamicCampaign', on(world.dynamicDraft.id))).status).toBe(404);
    expect((await admin.send('deleteDynamicCampaign', on(world.dynamicActive.id))).status).toBe(
      409,
    );
  });

  test('is not deployed without jobs, and says so before', async () => {
    const { id } = world.dynamicDraft;
    await server.db
      .updateTable('feed')
      .set({ jobs_count: 0 })
      .where('id', '=', world.advertisedList.feed.id)
      .execute();
    expect((await get(id)).inTheWay).toMatchObject([{ code: 'dynamicCampaign.withoutJobs' }]);
    expect((await admin.send('deployDynamicCampaign', on(id))).status).toBe(409);
    expect((await get(id)).status).toBe('draft');
  });

  test('that is deployed is active, holds a day of its budget, and is published', async () => {
    const { id } = world.dynamicDraft;
    const { status, body: deployed } = await admin.send('deployDynamicCampaign', on(id));
    expect([status, deployed]).toMatchObject([
      200,
      { status: 'active', isPublishing: true, adSets: [{ id: world.advertisedList.feed.id }] },
    ]);
    const balance = await admin.call('getBalance', { params: account() });
    expect(balance.body.reserved.amount).toBeGreaterThanOrEqual(25_00);
    expect(await entries(id)).toMatchObject([{ before: { status: 'draft' } }]);
  });

  test('without money for a day is not deployed where money is a limit', async () => {
    await server.db
      .insertInto('account_balance')
      .values({ account_id: world.account.id, is_limited: true })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ is_limited: true }))
      .execute();
    const { id } = world.dynamicDraft;
    expect((await get(id)).inTheWay).toMatchObject([{ code: 'finance.notCovered' }]);
    expect((await admin.send('deployDynamicCampaign', on(id))).status).toBe(409);
  });
});

describe('once deployed', () => {
  beforeEach(async () => {
    await admin.call('deployDynamicCampaign', on(world.dynamicDraft.id));
  });

  test.each([
    ['its goal', { type: 'conversions', goal: 'MAXIMISE_SALES' }],
    ['its list', { facebook_catalog_id: 'other' }],
    ['its cap', { facebook_cap_strategy: { active: true, type: 'COST_CAP', value: 100 } }],
  ] as [string, Partial<Body>][])('%s is locked', async (_, changes) => {
    const { id } = world.dynamicDraft;
    const sent = body({
      ...changes,
      ...(changes.facebook_catalog_id && { facebook_catalog_id: world.jobList.id }),
    });
    const answer = await admin.send('updateDynamicCampaign', { ...on(id), body: sent });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ findings: [{ code: 'dynamicCampaign.locked' }] });
  });

  test('its budget can be changed', async () => {
    const { id } = world.dynamicDraft;
    await admin.call('updateDynamicCampaign', {
      ...on(id),
      body: body({ customDailyBudget: 30_00 }),
    });
    expect(await get(id)).toMatchObject({ customDailyBudget: 30_00, status: 'active' });
    const plans = await server.db
      .selectFrom('publication_plan as w')
      .innerJoin('publication as p', 'p.id', 'w.publication_id')
      .select('w.plan')
      .where('p.dynamic_campaign_id', '=', id)
      .orderBy('w.version')
      .execute();
    expect(plans.map(({ plan }) => (plan as { dailyBudget: number }).dailyBudget)).toEqual([
      25_00, 30_00,
    ]);
  });

  test('it is paused when more is spent than a limited account has, and not resumed before money is there', async () => {
    const { id } = world.dynamicDraft;
    const limit = (is_limited: boolean) =>
      server.db
        .updateTable('account_balance')
        .set({ is_limited })
        .where('account_id', '=', world.account.id)
        .execute();
    await pauseUncovered(tools(), new Date());
    expect((await get(id)).status).toBe('active');
    await limit(true);
    await pauseUncovered(tools(), new Date());
    await pauseUncovered(tools(), new Date());
    expect((await get(id)).status).toBe('paused');
    expect((await entries(id)).at(-1)).toMatchObject({ after: { status: 'paused' } });
    const told = await server.db
      .selectFrom('notification')
      .select('message')
      .where('dynamic_campaign_id', '=', id)
      .execute();
    expect(told).toMatchObject([{ message: expect.stringContaining('was paused by itself') }]);
    expect((await get(id)).inTheWay).toMatchObject([{ code: 'finance.notCovered' }]);
    const refused = await admin.send('resumeDynamicCampaign', on(id));
    expect(refused).toMatchObject({
      status: 409,
      body: { findings: [{ code: 'finance.notCovered' }] },
    });
    await limit(false);
    expect((await get(id)).inTheWay).toEqual([]);
    expect((await admin.send('resumeDynamicCampaign', on(id))).status).toBe(200);
  });

  test('its list can not be deleted, until it is stopped', async () => {
    const params = { ...account(), jobListId: world.advertisedList.id };
    const refused = await admin.send('deleteJobList', { params });
    expect(refused).toMatchObject({
      status: 409,
      body: { findings: [{ code: 'jobList.advertised' }] },
    });
    const advertisedBy = async () => (await admin.call('getJobList', { params })).body.advertisedBy;
    expect(await advertisedBy()).toBe((await get(world.dynamicDraft.id)).title);
    await stopAllDynamicCampaigns(tools(), {
      ...{ accountId: world.account.id, personId: world.admin.id, now: new Date() },
    });
    expect(await advertisedBy()).toBeNull();
    expect((await admin.send('deleteJobList', { params })).status).toBe(204);
    expect(await get(world.dynamicDraft.id)).toMatchObject({
      ...{ status: 'stopped', facebookJobList: null, facebook_catalog_id: null, abilities: [] },
    });
  });

  test('it is finished when all its jobs are gone for good, and not before', async () => {
    const { id } = world.dynamicDraft;
    const feedId = world.advertisedList.feed.id;
    await finishDynamicCampaigns(tools(), new Date());
    expect((await get(id)).status).toBe('active');
    await server.db
      .updateTable('feed')
      .set({ read_at: new Date() })
      .where('id', '=', feedId)
      .execute();
    const job = {
      ...{ feed_id: feedId, job_id: 'A', place: '', title: 'Cook', url: 'https://jobs.example/a' },
      ...{ key: Buffer.from('a'), hash: Buffer.from('a'), content: '{}', gone_at: new Date() },
    };
    await server.db.insertInto('job').values(job).execute();
    await finishDynamicCampaigns(tools(), new Date());
    expect((await get(id)).status).toBe('active');
    await server.db.deleteFrom('job').where('feed_id', '=', feedId).execute();
    await finishDynamicCampaigns(tools(), new Date());
    expect(await get(id)).toMatchObject({ status: 'finished', abilities: [] });
  });
});
