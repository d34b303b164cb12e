import type { Plan } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import type { ErrorBody, OperationAnswer } from '@posthorn/contract';
import { type AdType, addDays, type BudgetChannel, networkOf, sayFinding } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  dayThere,
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { finishCampaigns } from './commands/finish-campaigns.ts';

setSandboxScene();

type Campaign = OperationAnswer<'getCampaign'>;

const onAllChannels: AdType[] = [
  'FacebookPostAd',
  'InstagramPostAd',
  'LinkedinPostAd',
  'GoogleDisplayGeneratedAd',
  'GoogleSearchAd',
];

let admin: TestClient;
beforeEach(async () => {
  admin = await server.client(kit.admin.id);
});

/** A campaign that runs on its networks, with so many cents for each channel. */
async function running(ads: AdType[], budget = 320_00): Promise<string> {
  const { id } = await makeCampaign(ads, { budget });
  await launch(id);
  return id;
}

const read = async (campaignId: string): Promise<Campaign> =>
  (await admin.call('getCampaign', { params: { campaignId } })).body;

const extension = (
  { endDate }: Campaign,
  wish: { days?: number; endDate?: string; amounts: Partial<Record<BudgetChannel, number>> },
) => {
  const { facebook = 0, googleDisplay = 0, googleSearch = 0, linkedIn = 0 } = wish.amounts;
  return {
    additionalBudget: { amount: facebook + googleDisplay + googleSearch + linkedIn },
    previousEndDate: endDate,
    endDate: wish.endDate ?? addDays(endDate ?? '', wish.days ?? 0),
    channels: {
      facebook: facebook > 0,
      facebookAmount: facebook,
      googleDisplay: googleDisplay > 0,
      googleDisplayAmount: googleDisplay,
      googleSearch: googleSearch > 0,
      googleSearchAmount: googleSearch,
      linkedIn: linkedIn > 0,
      linkedInAmount: linkedIn,
    },
  };
};
const extend = async (campaignId: string, wish: Parameters<typeof extension>[1], headers = {}) =>
  admin.send(
    'extendCampaign',
    { params: { campaignId }, body: extension(await read(campaignId), wish) },
    headers,
  );
const boost = (campaignId: string, amount: number, headers = {}) =>
  admin.send(
    'boostCampaign',
    { params: { campaignId }, body: { additionalBudget: { amount } } },
    headers,
  );

/** What stands on each network, and what was wanted there. */
async function onNetworks(campaignId: string) {
  const rows = await server.db
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel, state, failure, reached_plan }) => {
    const plan = reached_plan as Plan;
    const { tree, budgetOf } = eyes[networkOf[channel]];
    const { isRunning, budget, endDate } = tree(sandbox.ledger[networkOf[channel]], plan);
    const isExact = budget === budgetOf(plan);
    return { channel, state, failure, isRunning, budget: plan.budget, isExact, endDate };
  });
}

async function pass(days: number): Promise<void> {
  await sandbox.clock.advance(days * 86_400_000);
}

async function finish(campaignId: string): Promise<void> {
  await pass(40);
  await finishCampaigns(server.db, server.deps.log, server.clock.now);
  await workOff();
  expect(await read(campaignId)).toMatchObject({ status: 'finished' });
}

test('a finished campaign runs again on every network, with every cent that was added', async () => {
  const id = await running(onAllChannels);
  await finish(id);
  const ended = (await onNetworks(id)).at(-1);
  const endDate = addDays(dayThere(), 10);
  const amounts = { facebook: 101_00, googleDisplay: 102_00, googleSearch: 103_00 };
  const { status, body } = await extend(id, { endDate, amounts });
  expect([status, body]).toMatchObject([
    200,
    { status: 'active', endDate, customTotalGrossBudget: 1_586_00 },
  ]);
  await workOff();
  const there = { state: 'live', failure: null, isRunning: true, isExact: true, endDate };
  expect(await onNetworks(id)).toMatchObject([
    { channel: 'facebook', ...there, budget: 421_00 },
    { channel: 'googleDisplay', state: 'live', isRunning: true, endDate, budget: 422_00 },
    { channel: 'googleSearch', ...there, budget: 423_00 },
    // LinkedIn shows nothing again whose last day is over.
    { ...ended, channel: 'linkedIn', state: 'stopped', isRunning: false, budget: 320_00 },
  ]);
  expect(await read(id)).toMatchObject({ errors: [], unpublishedChanges: [] });
  const { body: log } = await admin.call('getActivityLog', { params: { campaignId: id } });
  expect(
    log
      .slice(0, 3)
      .map(({ message }) => message)
      .join('\n'),
  ).toContain("the budget from '1280' to '1586'");
});

test('a stopped campaign runs again, and a paused one is extended without being shown', async () => {
  const id = await running(['FacebookPostAd', 'LinkedinPostAd']);
  await admin.call('pauseCampaign', { params: { campaignId: id } });
  await workOff();
  const paused = await extend(id, { days: 2, amounts: { facebook: 10_00, linkedIn: 30_00 } });
  expect(paused.body).toMatchObject({ status: 'paused' });
  await workOff();
  expect(await onNetworks(id)).toMatchObject([
    { state: 'paused', isRunning: false, budget: 330_00, isExact: true },
    { state: 'paused', isRunning: false, budget: 350_00, isExact: true },
  ]);
  await admin.call('stopCampaign', { params: { campaignId: id } });
  await workOff();
  const { body } = await extend(id, { days: 1, amounts: { linkedIn: 20_00 } });
  expect(body).toMatchObject({ status: 'active', pausedAt: null });
  await workOff();
  const { endDate } = await read(id);
  expect(await onNetworks(id)).toMatchObject([
    { state: 'live', isRunning: true, budget: 330_00, isExact: true, endDate },
    { state: 'live', isRunning: true, budget: 370_00, isExact: true, endDate },
  ]);
});

test('an ad that Google no longer takes for more days is named, and the other one runs on', async () => {
  const id = await running(['GoogleSearchAd', 'GoogleSearchAd']);
  const match = { bodyContains: 'responsiveSearchAd' };
  sandbox.faults.add({ network: 'google', effect: 'policy', match, times: 1 });
  // A search campaign has a total for 90 days at most: it goes on as another one.
  expect(await extend(id, { days: 90, amounts: { googleSearch: 900_00 } })).toMatchObject({
    status: 200,
  });
  await workOff();
  expect(await onNetworks(id)).toMatchObject([{ state: 'live', failure: null, isRunning: true }]);
  const errors = await server.db
    .selectFrom('campaign_error')
    .select(['ad_id', 'channel'])
    .where('campaign_id', '=', id)
    .execute();
  expect(errors).toEqual([{ ad_id: expect.any(String), channel: 'googleSearch' }]);
});

describe('once, however often pressed', () => {
  test('a boost that is sent again under its key, at once or later', async () => {
    const id = await running(['FacebookPostAd', 'GoogleSearchAd']);
    const headers = { 'idempotency-key': 'b'.repeat(32) };
    const answers = await Promise.all([1, 2, 3].map(() => boost(id, 101_00, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await workOff();
    expect((await boost(id, 101_00, headers)).status).toBe(200);
    await workOff();
    expect(await read(id)).toMatchObject({
      customTotalGrossBudget: 741_00,
      customChannelBudget: { facebook: 371_00, googleSearch: 370_00 },
    });
    expect(await onNetworks(id)).toMatchObject([
      { budget: 371_00, isExact: true, isRunning: true },
      { budget: 370_00, isExact: true, isRunning: true },
    ]);
  });

  test('two people who saw the same campaign: the second is told of the first', async () => {
    const id = await running(['FacebookPostAd']);
    const { version } = await read(id);
    const headers = { 'if-match': `"${version}"` };
    const answers = await Promise.all([boost(id, 50_00, headers), boost(id, 70_00, headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [added] = answers
      .map(({ status }, n) => (status === 200 ? [50_00, 70_00][n] : 0))
      .filter(Boolean);
    await workOff();
    expect(await onNetworks(id)).toMatchObject([{ budget: 320_00 + (added ?? 0), isExact: true }]);
  });

  test('a network that loses its answers', async () => {
    const id = await running(['FacebookPostAd', 'LinkedinPostAd', 'GoogleSearchAd']);
    for (const network of ['meta', 'linkedin', 'google'] as const) {
      sandbox.faults.add({
        network,
        effect: 'lost',
        match: { method: 'POST' },
        when: { nth: 1 },
      });
    }
    const amounts = { facebook: 60_00, googleSearch: 60_00, linkedIn: 60_00 };
    expect((await extend(id, { days: 5, amounts })).status).toBe(200);
    await workOff();
    sandbox.faults.clear();
    for (let round = 0; round < 10; round += 1) {
      await sandbox.clock.advance(120_000);
      await workOff();
    }
    const { endDate } = await read(id);
    const there = { state: 'live', isRunning: true, budget: 380_00, isExact: true, endDate };
    expect(await onNetworks(id)).toMatchObject([there, there, there]);
    expect(await read(id)).toMatchObject({ unsettledChannels: [], errors: [] });
  });
});

describe('refused', () => {
  const said = ({ status, body }: { status: number; body: unknown }) => [
    status,
    ...((body as ErrorBody).findings ?? []).map((found) => sayFinding(found)),
  ];

  test('what is too little, with what each channel needs', async () => {
    const id = await running(['FacebookPostAd', 'LinkedinPostAd']);
    const before = await read(id);
    expect(
      said(await extend(id, { days: 60, amounts: { facebook: 5_00, linkedIn: 5_00 } })),
    ).toEqual([
      422,
      'Not enough budget. Should be at least €590',
      'LinkedIn requires minimum 590 euro',
    ]);
    expect(said(await boost(id, 0))).toEqual([422, 'Please enter how much is added']);
    expect(said(await boost(id, 10_50))[0]).toBe(422);
    expect(await read(id)).toEqual(before);
  });

  test('too little for pictures and videos, of which LinkedIn wants its minimum each', async () => {
    const id = await running(['LinkedinPostAd', 'LinkedinPostAd', 'LinkedinPostAd'], 930_00);
    // The dialog knows it beforehand.
    expect((await read(id)).minimumTimes).toEqual({ linkedIn: 3 });
    expect(said(await extend(id, { days: 1, amounts: { linkedIn: 29_00 } }))).toEqual([
      422,
      'Not enough budget. Should be at least €30',
      'LinkedIn requires minimum 30 euro',
    ]);
    expect(said(await extend(id, { days: 1, amounts: { linkedIn: 30_00 } }))).toEqual([200]);
    await workOff();
    expect(await onNetworks(id)).toMatchObject([
      { state: 'live', isRunning: true, budget: 960_00, isExact: true },
    ]);
  });

  test('an end that has passed or was changed by another, and channels without ads', async () => {
    const id = await running(['FacebookPostAd']);
    const { endDate, customChannelBudget } = await read(id);
    const amounts = { facebook: 50_00 };
    expect(said(await extend(id, { days: -1, amounts }))[0]).toBe(422);
    expect(said(await extend(id, { amounts: { googleDisplay: 50_00 } }))[0]).toBe(422);
    const stale = extension(
      { ...(await read(id)), endDate: addDays(endDate ?? '', -2) },
      { endDate: endDate ?? '', amounts },
    );
    const { status } = await admin.send('extendCampaign', {
      params: { campaignId: id },
      body: stale,
    });
    expect(status).toBe(409);
    expect(await read(id)).toMatchObject({ endDate, customChannelBudget });
  });

  test('a boost of what does not run', async () => {
    const id = await running(['FacebookPostAd']);
    await admin.call('pauseCampaign', { params: { campaignId: id } });
    expect((await boost(id, 50_00)).status).toBe(409);
  });
});

test('changes that wait for a redeploy go on waiting', async () => {
  const id = await running(['FacebookPostAd']);
  await server.db
    .updateTable('campaign')
    .set({ title: 'Half-made' })
    .where('id', '=', id)
    .execute();
  expect((await read(id)).unpublishedChanges).toEqual(['title']);
  expect((await boost(id, 50_00)).status).toBe(200);
  await workOff();
  expect((await read(id)).unpublishedChanges).toEqual(['title']);
  const { reached_plan } = await server.db
    .selectFrom('publication')
    .select('reached_plan')
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(reached_plan).toMatchObject({ title: 'Nurse in Utrecht', budget: 370_00 });
});
