import type { Plan } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import * as builders from '@posthorn/db/builders';
import { adTypes, campaignStatuses, dayIn, isRunning, networkOf } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { makeLaunchable } from '../../testing/networks/campaign-kit.ts';
import {
  kit,
  launch,
  sandbox,
  server,
  setSandboxScene,
  today,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import { finishCampaigns, finishInRounds } from './commands/finish-campaigns.ts';

setSandboxScene();

const finish = (now = server.clock.now) => finishCampaigns(server.db, server.deps.log, now);
const row = (id: string) =>
  server.db.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const activities = (id: string) =>
  server.db.selectFrom('activity').selectAll().where('entity_id', '=', id).execute();
const make = (overrides: object) =>
  builders.makeCampaign(server.db, {
    account_id: kit.account.id,
    workspace_id: kit.workspace.id,
    start_date: '2026-11-01',
    end_date: '2026-12-01',
    ...overrides,
  });

test('a launched campaign is finished after its last day, and switched off on its networks', async () => {
  const { id, end_date } = await makeLaunchable(server.db, kit, { today, ads: adTypes });
  await launch(id);
  const publications = () =>
    server.db
      .selectFrom('publication')
      .selectAll()
      .where('campaign_id', '=', id)
      .orderBy('channel')
      .execute();
  const trees = async () =>
    (await publications()).map(({ channel, reached_plan }) => {
      const network = networkOf[channel];
      return eyes[network].tree(sandbox.ledger[network], reached_plan as Plan);
    });

  const lastNoon = Date.parse(`${end_date}T12:00:00Z`);
  await sandbox.clock.advance(lastNoon - sandbox.clock.now());
  await finish();
  expect(await row(id)).toMatchObject({ status: 'active' });
  const before = await trees();

  await sandbox.clock.advance(86_400_000);
  await finish();
  await workOff();
  const admin = await server.client(kit.admin.id);
  const { body } = await admin.call('getCampaign', { params: { campaignId: id } });
  expect(body).toMatchObject({ status: 'finished', errors: [] });
  for (const { state, wanted_delivery, reached_delivery } of await publications()) {
    expect({ state, wanted_delivery, reached_delivery }).toEqual({
      state: 'stopped',
      wanted_delivery: 'stopped',
      reached_delivery: 'stopped',
    });
  }
  const after = await trees();
  expect(after.map(({ isRunning }) => isRunning)).toEqual(before.map(() => false));
  expect(after.map(({ endDate }) => endDate)).toEqual(before.map(({ endDate }) => endDate));

  const log = await admin.call('getActivityLog', { params: { campaignId: id } });
  expect(log.body.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('finished the campaign: its last day is over'),
  );
  const list = await admin.call('listCampaigns', {
    params: { accountId: kit.account.id, slug: 'All' },
    query: { status: 'finished' },
  });
  expect(list.body.data.map((campaign) => campaign.id)).toContain(id);
});

test('what has ended on its networks by itself raises no alarm when they will not switch it off', async () => {
  // Other tests have turned the clock.
  const turned = dayIn('UTC', server.clock.now);
  const { id, end_date } = await makeLaunchable(server.db, kit, { today: turned, ads: adTypes });
  await launch(id);
  const dayAfter = Date.parse(`${end_date}T12:00:00Z`) + 86_400_000;
  await sandbox.clock.advance(dayAfter - sandbox.clock.now());
  const news = () =>
    server.db
      .selectFrom('notification')
      .select('kind')
      .where('campaign_id', '=', id)
      .orderBy('id')
      .execute();
  const before = await news();
  sandbox.faults.add({ effect: 'tokenExpired' });
  await finish();
  await workOff();
  const publications = await server.db
    .selectFrom('publication')
    .select(['state', 'reached_delivery', 'due_at', 'tidy_at'])
    .where('campaign_id', '=', id)
    .execute();
  expect(publications).toHaveLength(4);
  for (const { state, reached_delivery, due_at, tidy_at } of publications) {
    expect({ state, reached_delivery, due_at }).toEqual({
      state: 'stopped',
      reached_delivery: 'stopped',
      due_at: tidy_at,
    });
  }
  const admin = await server.client(kit.admin.id);
  const { body } = await admin.call('getCampaign', { params: { campaignId: id } });
  expect(body).toMatchObject({ status: 'finished', errors: [] });
  expect(await news()).toEqual([...before, { kind: 'finished' }]);
  sandbox.faults.clear();
});

test('by itself: after a day in which nothing ran, and after the clock of the networks was turned', async () => {
  const day = (days: number) => dayIn('UTC', new Date(sandbox.clock.now() + days * 86_400_000));
  const missed = await make({ status: 'active', end_date: day(-2) });
  const coming = await make({ status: 'active', end_date: day(1) });
  const look = async () => {
    const looks: (() => void)[] = [];
    const after = (_: number, work: () => void) => {
      looks.push(work);
      return () => {};
    };
    const clock = { now: () => sandbox.clock.now(), after };
    const rounds = finishInRounds({ db: server.db, log: server.deps.log, clock }, 5_000);
    looks[0]?.();
    await rounds.stop();
  };
  await look();
  expect((await row(missed.id)).status).toBe('finished');
  expect((await row(coming.id)).status).toBe('active');
  await sandbox.clock.advance(3 * 86_400_000);
  await look();
  expect((await row(coming.id)).status).toBe('finished');
});

test('once, also when processes do it at the same time', async () => {
  const ended = [];
  for (let n = 0; n < 5; n += 1) {
    ended.push(await make({ status: 'paused', paused_at: new Date() }));
  }
  await Promise.all([finish(), finish(), finish()]);
  await finish();
  for (const { id, version } of ended) {
    expect(await row(id)).toMatchObject({
      status: 'finished',
      paused_at: null,
      version: version + 1,
    });
    expect(await activities(id)).toMatchObject([
      { by_product: true, before: { status: 'paused' }, after: { status: 'finished' } },
    ]);
    const told = server.db.selectFrom('notification').select(['kind', 'message']);
    expect(await told.where('campaign_id', '=', id).execute()).toEqual([
      { kind: 'finished', message: expect.stringMatching(/ is finished\. Its last day was /) },
    ]);
  }
});

test('what never ran, failed or was stopped stays as it is', async () => {
  const rows = [];
  for (const status of campaignStatuses) rows.push(await make({ status }));
  const dateless = await make({ status: 'active', start_date: null, end_date: null });
  await finish();
  for (const { id, status } of rows) {
    const runs = isRunning(status);
    expect((await row(id)).status).toBe(runs ? 'finished' : status);
    expect(await activities(id)).toHaveLength(runs ? 1 : 0);
  }
  expect((await row(dateless.id)).status).toBe('active');
});

test('midnight is where the account is', async () => {
  const west = await builders.makeAccount(server.db, { time_zone: 'Pacific/Pago_Pago' });
  const workspace = await builders.makeWorkspace(server.db, { account_id: west.id });
  const there = await make({
    account_id: west.id,
    workspace_id: workspace.id,
    status: 'active',
  });
  await finish(new Date('2026-12-02T10:59:59Z'));
  expect((await row(there.id)).status).toBe('active');
  await finish(new Date('2026-12-02T11:00:00Z'));
  expect((await row(there.id)).status).toBe('finished');
});

test('one that is being changed waits for the next round, and keeps no other waiting', async () => {
  const [held, free] = [await make({ status: 'active' }), await make({ status: 'active' })];
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('campaign').select('id').where('id', '=', held.id).forUpdate().execute();
    await finish();
    expect((await row(free.id)).status).toBe('finished');
  });
  expect((await row(held.id)).status).toBe('active');
  await finish();
  expect((await row(held.id)).status).toBe('finished');
});
