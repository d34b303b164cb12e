import * as builders from '@posthorn/db/builders';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  rewordPost,
  sandbox,
  server,
  setSandboxScene,
  tools,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { type PublishTools, runPublication } from '../publishing/index.ts';

setSandboxScene();
let admin: TestClient;
beforeEach(async () => {
  admin = await server.client(kit.admin.id);
});
afterEach(async () => {
  sandbox.faults.clear();
  await server.db.deleteFrom('campaign_error').execute();
});

async function errorsOf(campaignId: string) {
  const params = { accountId: kit.account.id };
  const { body } = await admin.call('listErroredCampaigns', { params });
  return body.data.find(({ id }) => id === campaignId)?.errors ?? [];
}

const publications = (campaignId: string) =>
  server.db
    .selectFrom('publication')
    .select(['id', 'state', 'is_whole'])
    .where('campaign_id', '=', campaignId)
    .execute();

async function stateOf(campaignId: string, adId: string) {
  const { body } = await admin.call('getLaunch', { params: { campaignId } });
  return body.channels.flatMap(({ ads }) => ads).find((ad) => ad.adId === adId)?.state;
}

test('money of a channel that failed is kept until its error is settled, and taken again with another try', async () => {
  const { id } = await makeCampaign(['FacebookPostAd', 'GoogleSearchAd']);
  const match = { method: 'POST', bodyContains: 'creative_id' };
  sandbox.faults.add({ network: 'meta', effect: 'policy', match });
  await launch(id);
  const params = { campaignId: id };
  const money = async () => {
    const { reserved } = await server.db
      .selectFrom('campaign_money')
      .select('reserved')
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
    const { spendableBudget, publishedChannels } = (await admin.call('getCampaign', { params }))
      .body;
    return { reserved, spendableBudget, publishedChannels };
  };
  const { customChannelBudget: of } = (await admin.call('getCampaign', { params })).body;
  const [meta, search] = [of.facebook ?? 0, of.googleSearch ?? 0];
  expect(meta * search).toBeGreaterThan(0);
  const both = {
    reserved: meta + search,
    spendableBudget: meta + search,
    publishedChannels: ['facebook', 'googleSearch'],
  };
  expect(await money()).toEqual(both);
  for (const error of await errorsOf(id)) {
    await admin.call('resolveError', {
      params: { accountId: kit.account.id, campaignId: id, requestId: error.requestId ?? '' },
      query: { error: error.id },
      body: { resolution: 'wont_fix' },
    });
  }
  expect(await money()).toEqual({
    reserved: search,
    spendableBudget: search,
    publishedChannels: ['googleSearch'],
  });
  sandbox.faults.clear();
  await builders.makeCampaignError(server.db, { account_id: kit.account.id, campaign_id: id });
  await launch(id, 'redeployCampaign');
  expect(await money()).toEqual(both);
});

describe('a refused ad whose error a person settled', () => {
  const match = { method: 'POST', bodyContains: 'creative_id' };

  /** Meta refuses this many of three ads, and goes on refusing what is sent. */
  async function refusedByMeta(refused: number) {
    const { id } = await makeCampaign(['FacebookPostAd', 'FacebookPostAd', 'FacebookPostAd']);
    for (let nth = 1; nth <= refused; nth += 1) {
      sandbox.faults.add({ network: 'meta', effect: 'policy', match, when: { nth } });
    }
    await launch(id);
    sandbox.faults.clear();
    const errors = await errorsOf(id);
    expect(errors).toHaveLength(refused);
    for (const error of errors) {
      const params = {
        accountId: kit.account.id,
        campaignId: id,
        requestId: error.requestId ?? '',
      };
      await admin.call('resolveError', {
        params,
        query: { error: error.id },
        body: { resolution: 'wont_fix' },
      });
    }
    expect(await errorsOf(id)).toEqual([]);
    sandbox.faults.add({ network: 'meta', effect: 'policy', match });
    const others = await server.db
      .selectFrom('ad')
      .select('id')
      .where('campaign_id', '=', id)
      .where(
        'id',
        'not in',
        errors.map(({ adId }) => adId ?? ''),
      )
      .execute();
    return { id, adId: errors[0]?.adId ?? '', other: others[0]?.id ?? '' };
  }

  test('stays settled when another ad is saved, and while it is paused and goes on', async () => {
    const { id, adId, other } = await refusedByMeta(1);
    sandbox.faults.clear();
    sandbox.faults.add({ network: 'meta', effect: 'policy', match, when: { nth: 2 } });
    await rewordPost(other, 'Work with us, day and night');
    await workOff();
    expect(await errorsOf(id)).toEqual([]);
    const params = { campaignId: id };
    sandbox.faults.clear();
    sandbox.faults.add({ network: 'meta', effect: 'policy', match });
    await admin.call('pauseCampaign', { params });
    await workOff();
    await admin.call('resumeCampaign', { params });
    await workOff();
    expect(await errorsOf(id)).toEqual([]);
    expect(await publications(id)).toMatchObject([{ state: 'live', is_whole: false }]);
    // Settled is not published.
    expect(await stateOf(id, adId)).toBe('rejected');
  });

  test('is sent by an edit of its own, and its error comes back', async () => {
    const { id, adId } = await refusedByMeta(2);
    await rewordPost(adId, 'Work with us, day and night');
    await workOff();
    expect(await errorsOf(id)).toMatchObject([{ adId, times: 2 }]);
  });

  test('is sent with the others when the campaign is deployed again', async () => {
    const { id } = await refusedByMeta(2);
    sandbox.faults.clear();
    await builders.makeCampaignError(server.db, { account_id: kit.account.id, campaign_id: id });
    await admin.call('redeployCampaign', { params: { campaignId: id } });
    await workOff();
    expect(await publications(id)).toMatchObject([{ state: 'live', is_whole: true }]);
  });

  test('is sent once it goes on, where it was to be sent before it was paused', async () => {
    const { id } = await refusedByMeta(1);
    sandbox.faults.clear();
    await builders.makeCampaignError(server.db, { account_id: kit.account.id, campaign_id: id });
    const params = { campaignId: id };
    await admin.call('redeployCampaign', { params });
    await admin.call('pauseCampaign', { params });
    await workOff();
    expect(await publications(id)).toMatchObject([{ state: 'paused', is_whole: false }]);
    await admin.call('resumeCampaign', { params });
    await workOff();
    expect(await publications(id)).toMatchObject([{ state: 'live', is_whole: true }]);
  });

  test('stays settled where nothing of its channel was taken', async () => {
    const { id } = await makeCampaign(['FacebookPostAd', 'LinkedinPostAd']);
    sandbox.faults.add({ network: 'linkedin', effect: 'tokenExpired' });
    await launch(id);
    const requestId = (await errorsOf(id))[0]?.requestId ?? '';
    const params = { accountId: kit.account.id, campaignId: id, requestId };
    await admin.call('resolveError', { params, body: { resolution: 'wont_fix' } });
    await admin.call('pauseCampaign', { params: { campaignId: id } });
    await workOff();
    await admin.call('resumeCampaign', { params: { campaignId: id } });
    await workOff();
    expect(await errorsOf(id)).toEqual([]);
  });
});

test('a refusal that was not told, because something else was wanted meanwhile, is told later', async () => {
  const { id } = await makeCampaign(['FacebookPostAd', 'FacebookPostAd']);
  const match = { method: 'POST', bodyContains: 'creative_id' };
  sandbox.faults.add({ network: 'meta', effect: 'policy', match, times: 1 });
  await admin.call('deployCampaign', { params: { campaignId: id } });
  const [row] = await publications(id);
  await runPublication(
    whilePublished(() => admin.call('pauseCampaign', { params: { campaignId: id } })),
    row?.id ?? '',
  );
  expect(await errorsOf(id)).toEqual([]);
  await workOff();
  expect(await errorsOf(id)).toMatchObject([{ adId: expect.any(String), times: 1 }]);
});

/** Something happens after a network has taken a campaign, before that is written down. */
const whilePublished = (work: () => Promise<unknown>): PublishTools => ({
  ...tools,
  networks: {
    ...tools.networks,
    connectorFor: async (...wanted) => {
      const connector = await tools.networks.connectorFor(...wanted);
      if (!connector) return undefined;
      const publish: typeof connector.publish = async (...plan) => {
        const failures = await connector.publish(...plan);
        await work();
        return failures;
      };
      return { ...connector, publish };
    },
  },
});
