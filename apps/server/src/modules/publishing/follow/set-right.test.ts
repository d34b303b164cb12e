import type { Plan } from '@posthorn/connectors';
import { eyes, placesOf } from '@posthorn/connectors/testing';
import { type AdType, addDays, type BudgetChannel, networkOf } from '@posthorn/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  tools,
  workOff,
} from '../../../testing/networks/sandbox-scene.ts';
import { refreshPublications } from '../index.ts';
import { listToFollow } from './follow-all.ts';
import { followTogether } from './follow-together.ts';

setSandboxScene();

const MINUTE = 60_000;

const channels: [BudgetChannel, AdType, string][] = [
  ['facebook', 'FacebookPostAd', 'ACTIVE'],
  ['linkedIn', 'LinkedinPostAd', 'ACTIVE'],
  ['googleSearch', 'GoogleSearchAd', 'ENABLED'],
  ['googleDisplay', 'GoogleDisplayCustomAd', 'ENABLED'],
];

describe.each(channels)('on %s', (channel, adType, on) => {
  const network = networkOf[channel];
  let campaignId: string;
  const row = () =>
    server.db
      .selectFrom('publication')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .executeTakeFirstOrThrow();
  const tree = async () =>
    eyes[network].tree(sandbox.ledger[network], (await row()).reached_plan as Plan);
  const act = async (action: 'pauseCampaign' | 'resumeCampaign' | 'stopCampaign') => {
    const admin = await server.client(kit.admin.id);
    await admin.call(action, { params: { campaignId } });
    await workOff();
  };
  const follow = async () => {
    await followTogether(tools, [(await row()).id]);
    await workOff();
  };

  beforeAll(async () => {
    ({ id: campaignId } = await makeCampaign([adType, adType]));
    await launch(campaignId);
  });

  test('what was switched on after it was paused is paused again', async () => {
    await act('pauseCampaign');
    const match = { method: 'POST', bodyContains: on };
    sandbox.faults.add({ network, effect: 'late', match, times: 1, delaySeconds: 600 });
    await act('resumeCampaign');
    sandbox.faults.clear();
    await act('pauseCampaign');
    expect(await row()).toMatchObject({ state: 'paused', due_at: null });
    await sandbox.clock.advance(11 * MINUTE);
    // No one could have kept it from happening.
    expect((await tree()).isRunning).toBe(true);
    await follow();
    expect((await tree()).isRunning).toBe(false);
    expect(await row()).toMatchObject({ state: 'paused', reached_delivery: 'paused' });
    await act('resumeCampaign');
  });

  test('what a person switched off, shortened or made cheaper there is as wished again', async () => {
    await sandbox.clock.advance(61 * MINUTE);
    const [before, told] = [await tree(), await timesTold()];
    const { reached_plan } = await row();
    const published = { plan: reached_plan as Plan, refs: await refs() };
    const connector = await tools.networks.connectorFor(server.db, kit.account.id, channel);
    await elsewhere(async (run) => {
      await connector?.pause(published, run);
      await connector?.extend(published, run, addDays(published.plan.startDate, 1));
      const budget = published.plan.budget + 700_00;
      await connector?.boost(published, run, { budget, spent: 0, today: published.plan.startDate });
    });
    expect(await tree()).not.toEqual(before);
    await follow();
    expect(await tree()).toEqual(before);
    expect(await row()).toMatchObject({ state: 'live', reached_plan, due_at: null });
    expect(await timesTold()).toBe(told + 1);
  });

  test('who insists is not fought all the time, unless it spends', async () => {
    const switchThere = async (change: 'pause' | 'resume') => {
      const { reached_plan } = await row();
      const published = { plan: reached_plan as Plan, refs: await refs() };
      const connector = await tools.networks.connectorFor(server.db, kit.account.id, channel);
      await elsewhere(async (run) => connector?.[change](published, run));
    };
    for (const isFought of [true, false, true]) {
      if (isFought) await sandbox.clock.advance(61 * MINUTE);
      await switchThere('pause');
      await follow();
      expect((await tree()).isRunning).toBe(isFought);
    }
    await act('pauseCampaign');
    const told = await timesTold();
    await switchThere('resume');
    expect((await tree()).isRunning).toBe(true);
    await follow();
    expect((await tree()).isRunning).toBe(false);
    expect(await timesTold()).toBe(told);
    await act('resumeCampaign');
  });

  test('what is as it shall be is left alone', async () => {
    const { wanted_version, lease_token } = await row();
    await followTogether(tools, [(await row()).id]);
    expect(await row()).toMatchObject({ wanted_version, lease_token, state: 'live' });
  });

  async function timesTold(): Promise<number> {
    const admin = await server.client(kit.admin.id);
    const { body } = await admin.call('getActivityLog', { params: { campaignId } });
    return JSON.stringify(body).split('set back to plan').length - 1;
  }

  async function refs() {
    const steps = await server.db
      .selectFrom('publication_step')
      .select(['key', 'external_id'])
      .where('publication_id', '=', (await row()).id)
      .where('state', '=', 'done')
      .execute();
    return Object.fromEntries(steps.map(({ key, external_id }) => [key, external_id ?? '']));
  }

  /** With a memory of its own: ours hears nothing of it. */
  async function elsewhere(work: (run: never) => Promise<void>) {
    const known = new Map(Object.entries(await refs()));
    const journal = {
      refs: Object.fromEntries(known),
      ref: (key: string) => known.get(key),
      forget: async () => {},
      change: async ({ send }: { send(): Promise<unknown> }) => (await send()) ?? '',
    };
    const { account_id, channel } = await row();
    const connector = await tools.networks.connectorFor(server.db, account_id, channel);
    if (!connector) throw new Error('Nothing is connected');
    const read = async () => Buffer.alloc(0);
    await work({ journal, read, placeOn: placesOf(connector) } as never);
  }
});

test('the ads of a failed publication are changed where its older ones run', async () => {
  const { id } = await makeCampaign(['FacebookPostAd']);
  await launch(id);
  const wish = { accountId: kit.account.id, campaignId: id, delivery: 'active' as const };
  const reword = async (message: string) => {
    await server.db.updateTable('ad').set({ message }).where('campaign_id', '=', id).execute();
    await server.db
      .transaction()
      .execute((tx) => refreshPublications(tx, { ...wish, now: server.clock.now }));
    await workOff();
  };
  const state = async () =>
    (
      await server.db
        .selectFrom('publication')
        .select('state')
        .where('campaign_id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  sandbox.faults.add({ network: 'meta', effect: 'permission', match: { method: 'POST' } });
  await reword('Other words');
  expect(await state()).toBe('failed');
  sandbox.faults.clear();
  await reword('Still other words');
  expect(await state()).toBe('live');
  const looks = sandbox.ledger.meta.list({ kind: 'adcreative' });
  expect(JSON.stringify(looks.at(-1)?.fields)).toContain('Still other words');
});

test('the money of Display is spread anew while older ads run, though newer ones failed', async () => {
  const ads = ['GoogleDisplayCustomAd'] as const;
  const { id } = await makeCampaign(ads);
  await launch(id);
  const own = server.db.selectFrom('publication').selectAll().where('campaign_id', '=', id);
  const { id: publicationId, reached_plan } = await own.executeTakeFirstOrThrow();
  const plan = reached_plan as Plan;
  const tree = () => eyes.google.tree(sandbox.ledger.google, plan);
  const { budget } = tree();
  await server.db
    .updateTable('publication')
    .set({ state: 'failed', wanted_version: 2 })
    .where('id', '=', publicationId)
    .execute();
  const { ledger } = sandbox.world('google');
  const campaign = ledger.list({ kind: 'campaign' }).find(({ name }) => name.includes(plan.marker));
  ledger.change(String(campaign?.fields.campaignBudget), { amountMicros: '999990000' });
  expect(tree().budget).not.toBe(budget);
  await followTogether(tools, [publicationId]);
  await workOff();
  expect(tree().budget).toBe(budget);
  expect(await own.executeTakeFirstOrThrow()).toMatchObject({ state: 'failed', spread_at: null });
});

describe('what was switched on late, before it was known to run,', () => {
  const begin = async () => {
    const { id } = await makeCampaign(['FacebookPostAd']);
    const match = { method: 'POST', bodyContains: 'ACTIVE' };
    const fault = (effect: 'late' | 'html502', nth: number) =>
      sandbox.faults.add({ network: 'meta', effect, match, when: { nth }, delaySeconds: 600 });
    // The ad, its set, and then the campaign; after that nothing comes through.
    for (const nth of [3, 4, 5, 6, 7, 8]) fault(nth === 3 ? 'late' : 'html502', nth);
    const admin = await server.client(kit.admin.id);
    await admin.send('deployCampaign', { params: { campaignId: id } });
    await workOff();
    sandbox.faults.clear();
    // Until then the network is left alone.
    await sandbox.clock.advance(MINUTE);
    const own = server.db.selectFrom('publication').selectAll().where('campaign_id', '=', id);
    const row = () => own.executeTakeFirstOrThrow();
    const { plan } = await server.db
      .selectFrom('publication_plan')
      .select('plan')
      .where('publication_id', '=', (await row()).id)
      .executeTakeFirstOrThrow();
    const isRunning = () => eyes.meta.tree(sandbox.ledger.meta, plan as Plan).isRunning;
    const late = async () => {
      await sandbox.clock.advance(11 * MINUTE);
      expect(isRunning()).toBe(true);
      const now = new Date(sandbox.clock.now());
      const due = await listToFollow(server.db, { before: now, reviewedBefore: now, now });
      expect(due.map(({ id }) => id)).toContain((await row()).id);
      await followTogether(tools, [(await row()).id]);
      await workOff();
    };
    return { id, row, isRunning, late, admin };
  };

  test.each([
    ['pauseCampaign', 'paused'],
    ['stopCampaign', 'stopped'],
  ] as const)('is off again after %s', async (action, state) => {
    const { id, row, isRunning, late, admin } = await begin();
    await admin.call(action, { params: { campaignId: id } });
    await workOff();
    expect(await row()).toMatchObject({ state, reached_plan: null });
    await late();
    expect(isRunning()).toBe(false);
    expect(await row()).toMatchObject({ state, reached_delivery: state });
  });

  test('is off again after it failed for good', async () => {
    const { row, isRunning, late } = await begin();
    const match = { method: 'POST', bodyContains: 'ACTIVE' };
    sandbox.faults.add({ network: 'meta', effect: 'permission', match });
    await workOff();
    sandbox.faults.clear();
    expect(await row()).toMatchObject({ state: 'failed', reached_delivery: 'paused' });
    await late();
    expect(isRunning()).toBe(false);
    expect(await row()).toMatchObject({ state: 'failed', reached_delivery: 'paused' });
  });
});
