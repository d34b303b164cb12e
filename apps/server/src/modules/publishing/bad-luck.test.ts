import type { Plan } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import type { ErrorBody, OperationAnswer } from '@posthorn/contract';
import { type AdType, addDays, adTypeSpecs, networkOf, sayFinding } from '@posthorn/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  dayThere,
  kit,
  launch,
  makeCampaign,
  rewordPost,
  sandbox,
  server,
  setSandboxScene,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';

setSandboxScene();

const MINUTE = 60_000;
const DAY_MS = 1_440 * MINUTE;

let admin: TestClient;
beforeEach(async () => {
  admin = await server.client(kit.admin.id);
});
afterEach(() => sandbox.faults.clear());

const make = async (ads: AdType[]): Promise<string> => (await makeCampaign(ads)).id;

const read = async (campaignId: string): Promise<OperationAnswer<'getCampaign'>> =>
  (await admin.call('getCampaign', { params: { campaignId } })).body;

const progress = async (campaignId: string): Promise<OperationAnswer<'getLaunch'>['channels']> =>
  (await admin.call('getLaunch', { params: { campaignId } })).body.channels;

/** What stands on each network: how many ads, and whether it has the money of the plan to the cent. */
async function onNetworks(campaignId: string) {
  const rows = await server.db
    .selectFrom('publication')
    .select(['channel', 'reached_plan'])
    .where('campaign_id', '=', campaignId)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel, reached_plan }) => {
    const plan = reached_plan as Plan;
    const { tree, budgetOf } = eyes[networkOf[channel]];
    const { ads, budget } = tree(sandbox.ledger[networkOf[channel]], plan);
    return { channel, ads: ads.length, isExact: budget === budgetOf(plan) };
  });
}

const said = ({ status, body }: { status: number; body: unknown }) => [
  status,
  ...((body as ErrorBody).findings ?? []).map((found) => sayFinding(found)),
];

test('a network that is down for an hour is tried again by itself, and nothing is there twice', async () => {
  const id = await make(['FacebookPostAd', 'LinkedinPostAd', 'LinkedinPostAd']);
  sandbox.faults.add({ network: 'linkedin', effect: 'html502' });
  await launch(id);
  expect(await progress(id)).toMatchObject([
    { channel: 'facebook', state: 'published' },
    { channel: 'linkedIn', state: 'retrying', retryAt: expect.any(String) },
  ]);
  const [, linkedIn] = await progress(id);
  expect(linkedIn?.reason).toContain('This goes on by itself soon.');
  // It takes no person, so it is no error.
  expect(await read(id)).toMatchObject({ status: 'active', errors: [] });

  await sandbox.clock.advance(40 * MINUTE);
  sandbox.faults.clear();
  for (let round = 0; round < 40; round += 1) {
    await workOff();
    await sandbox.clock.advance(2 * MINUTE);
  }
  expect(await progress(id)).toMatchObject([{ state: 'published' }, { state: 'published' }]);
  expect(await onNetworks(id)).toEqual([
    { channel: 'facebook', ads: 1, isExact: true },
    { channel: 'linkedIn', ads: 2, isExact: true },
  ]);
});

test('one refused ad among ten: nine are there, it says why, and mended it is there once', async () => {
  const id = await make(Array.from({ length: 10 }, (): AdType => 'FacebookPostAd'));
  const match = { method: 'POST', bodyContains: 'creative_id' };
  sandbox.faults.add({ network: 'meta', effect: 'policy', match, times: 1 });
  await launch(id);
  expect(await onNetworks(id)).toEqual([{ channel: 'facebook', ads: 9, isExact: true }]);
  const { status, errors } = await read(id);
  expect({ status, errors }).toMatchObject({
    status: 'active',
    errors: [{ adId: expect.any(String), channel: 'facebook' }],
  });
  const [refused] = errors;
  const states = (await progress(id)).flatMap(({ ads }) => ads);
  expect(states.filter(({ state }) => state === 'rejected')).toEqual([
    { adId: refused?.adId, state: 'rejected', reason: refused?.userMessage },
  ]);

  await rewordPost(refused?.adId ?? '', 'Work with us, day and night');
  await workOff();
  expect((await read(id)).errors).toEqual([]);
  expect(await onNetworks(id)).toEqual([{ channel: 'facebook', ads: 10, isExact: true }]);
});

test('where every ad is refused each of them says why, and all are tried again together', async () => {
  const id = await make(['FacebookPostAd', 'InstagramPostAd']);
  const match = { method: 'POST', bodyContains: 'creative_id' };
  sandbox.faults.add({ network: 'meta', effect: 'policy', match });
  await launch(id);
  const { errors } = await read(id);
  expect(errors).toHaveLength(2);
  const [channel] = await progress(id);
  expect(channel?.state).toBe('failed');
  expect(channel?.ads.map(({ adId, state, reason }) => [adId, state, reason]).toSorted()).toEqual(
    errors.map(({ adId, userMessage }) => [adId, 'rejected', userMessage]).toSorted(),
  );

  sandbox.faults.clear();
  const error = {
    accountId: kit.account.id,
    campaignId: id,
    requestId: errors[0]?.requestId ?? '',
  };
  await admin.call('retryError', { params: error });
  await workOff();
  expect((await read(id)).errors).toEqual([]);
  expect(await onNetworks(id)).toEqual([{ channel: 'facebook', ads: 2, isExact: true }]);
});

test('a deleted ad that a network goes on showing is an error of its channel until it is gone', async () => {
  const id = await make(['FacebookPostAd', 'FacebookPostAd']);
  await launch(id);
  const resource = adTypeSpecs.FacebookPostAd.resource.campaign;
  const ads = await admin.call('listAds', { params: { campaignId: id, resource } });
  const [first] = ads.body;
  sandbox.faults.add({ network: 'meta', effect: 'policy' });
  await admin.call('deleteAd', { params: { resource, adId: first?.id ?? '' } });
  await workOff();
  sandbox.faults.clear();
  expect(await onNetworks(id)).toEqual([{ channel: 'facebook', ads: 2, isExact: true }]);
  const { errors } = await read(id);
  expect(errors).toMatchObject([{ adId: null, channel: 'facebook' }]);

  const requestId = errors[0]?.requestId ?? '';
  const error = { accountId: kit.account.id, campaignId: id, requestId };
  await admin.call('retryError', { params: error });
  await workOff();
  expect((await read(id)).errors).toEqual([]);
  expect(await onNetworks(id)).toEqual([{ channel: 'facebook', ads: 1, isExact: true }]);
});

describe('while a dialog is open', () => {
  test('the first day of a campaign passes: its launch says so, and nothing begins', async () => {
    const id = await make(['FacebookPostAd']);
    await sandbox.clock.advance(4 * DAY_MS);
    const answer = await admin.send('deployCampaign', { params: { campaignId: id } });
    expect(said(answer)).toEqual([422, 'Only future dates can be selected']);
    expect(await read(id)).toMatchObject({ status: 'draft' });
    expect(await onNetworks(id)).toEqual([]);
  });

  test('the day passes that was chosen as the new end: nothing is added', async () => {
    const id = await make(['FacebookPostAd']);
    await launch(id);
    await sandbox.clock.advance(40 * DAY_MS);
    const before = await read(id);
    const body = {
      additionalBudget: { amount: 50_00 },
      previousEndDate: before.endDate,
      endDate: dayThere(),
      channels: {
        ...{ facebook: true, googleDisplay: false, googleSearch: false, linkedIn: false },
        facebookAmount: 50_00,
        ...{ googleDisplayAmount: 0, googleSearchAmount: 0, linkedInAmount: 0 },
      },
    };
    await sandbox.clock.advance(DAY_MS);
    const answer = await admin.send('extendCampaign', { params: { campaignId: id }, body });
    expect(said(answer)).toEqual([422, expect.stringContaining('The end date can not be before')]);
    expect(await read(id)).toEqual(before);
    const later = { ...body, endDate: addDays(dayThere(), 5) };
    const extended = await admin.send('extendCampaign', {
      params: { campaignId: id },
      body: later,
    });
    expect(extended).toMatchObject({ status: 200, body: { endDate: later.endDate } });
    await workOff();
    expect(await onNetworks(id)).toEqual([{ channel: 'facebook', ads: 1, isExact: true }]);
  });
});

describe('a page that is disconnected', () => {
  const disconnect = async (campaignId: string) => {
    const { facebookPageId } = await read(campaignId);
    const page = await server.db
      .deleteFrom('social_page')
      .where('id', '=', facebookPageId ?? '')
      .returningAll()
      .executeTakeFirstOrThrow();
    return () => server.db.insertInto('social_page').values(page).execute();
  };

  test('closes the launch and says which one to choose', async () => {
    const id = await make(['FacebookPostAd']);
    const connect = await disconnect(id);
    const answer = await admin.send('deployCampaign', { params: { campaignId: id } });
    expect(said(answer)).toEqual([
      422,
      'Unable to deploy the campaign, select a social page for Facebook',
    ]);
    expect(await onNetworks(id)).toEqual([]);
    await connect();
  });

  test('keeps no ad that runs from being changed: it goes on under the page it was launched with', async () => {
    const id = await make(['FacebookPostAd']);
    await launch(id);
    const connect = await disconnect(id);
    const { ads } = (await progress(id))[0] ?? { ads: [] };
    await rewordPost(ads[0]?.adId ?? '', 'Other words');
    await workOff();
    expect(await read(id)).toMatchObject({ status: 'active', errors: [], unpublishedChanges: [] });
    expect(await onNetworks(id)).toEqual([{ channel: 'facebook', ads: 1, isExact: true }]);
    await connect();
  });
});
