import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createSearchAd, listAllAds, searchBody, uploadBanners } from '../testing/google-ad.ts';
import { bannerPage, makeArchive } from '../testing/make-archive.ts';
import { admin, editor, server, setScene, world } from '../testing/scene.ts';
import { forgetAnswers } from './once.ts';

setScene();

const key = (name = 'one') => ({ 'idempotency-key': name });
const create = (headers: object, body: object = searchBody(), who = admin) =>
  who.send('createSearchAd', { params: { campaignId: world.campaign.id }, body }, { ...headers });
const addLinkedIn = (headers: object = {}) =>
  admin.send(
    'addChannelBudget',
    {
      params: { campaignId: world.packageCampaign.id },
      body: { channelName: 'linked_in', channelAmount: 500_00 },
    },
    { ...headers },
  );
const searchAds = async () =>
  (await listAllAds()).filter(({ adType }) => adType === 'GoogleSearchAd').length;

const countCampaigns = async () =>
  (await server.db.selectFrom('campaign').select('id').execute()).length;

async function repeat<T>(order: string, call: () => Promise<T>): Promise<T[]> {
  if (order === 'all at once') return Promise.all(Array.from({ length: 10 }, call));
  return [await call(), await call()];
}

describe('the same key', () => {
  test('gives the same answer and makes nothing twice', async () => {
    const first = await create(key());
    const again = await create(key());
    expect(again).toMatchObject({ status: 201, body: first.body as object });
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(await searchAds()).toBe(1);
  });

  test('of many at once has one effect', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(key())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await searchAds()).toBe(1);
  });

  test('does not add money twice, where a second call would be refused', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => addLinkedIn(key())));
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    }
    expect(answers[0]?.body).toMatchObject({ customTotalGrossBudget: 1_500_00 });
    expect((await addLinkedIn()).status).toBe(409);
  });

  test.each(['one after the other', 'all at once'])('makes one campaign, %s', async (order) => {
    const { workspace, account } = world;
    const body = { type: 'awareness', slug: workspace.slug, accountId: account.id };
    const before = await countCampaigns();
    const answers = await repeat(order, () => admin.send('createCampaign', { body }, key()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await countCampaigns()).toBe(before + 1);
  });

  test.each(['one after the other', 'all at once'])('makes one copy, %s', async (order) => {
    const params = { campaignId: world.campaign.id };
    const before = await countCampaigns();
    const answers = await repeat(order, () => admin.send('duplicateCampaign', { params }, key()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const ids = new Set(answers.map(({ body }) => (body as { campaign_id: string }).campaign_id));
    expect([...ids]).toEqual([expect.any(String)]);
    expect(await countCampaigns()).toBe(before + 1);
  });

  test('means the same call, however its address is spelled', async () => {
    const { id } = world.campaign;
    const before = await countCampaigns();
    const duplicate = `${id}/duplicate`;
    for (const spelled of [
      duplicate,
      `${id.toUpperCase()}/duplicate`,
      duplicate.replaceAll('-', '%2D'),
      `${duplicate}?half=%E0%`,
    ]) {
      const headers = { ...admin.ownPage(), ...key() };
      const answer = await admin.request('POST', `/api/campaigns/${spelled}`, {}, headers);
      expect(answer.status).toBe(201);
    }
    expect(await countCampaigns()).toBe(before + 1);
  });

  test('with other content is refused', async () => {
    await create(key());
    const other = { ...searchBody(), descriptions: ['Another', 'And one more'] };
    expect(await create(key(), other)).toMatchObject({
      status: 422,
      body: {
        message:
          'This key was already used for a request with other content. Please use a new one.',
      },
    });
  });

  test('of a file stands for that file', async () => {
    const archive = await makeArchive({ 'index.html': bannerPage() });
    const first = await uploadBanners(archive, undefined, key());
    expect(await uploadBanners(archive, undefined, key())).toMatchObject({
      status: 201,
      body: first.body as object,
    });
    const other = await makeArchive({ 'index.html': bannerPage({ size: '728x90' }) });
    expect((await uploadBanners(other, undefined, key())).status).toBe(422);
  });

  test('of a call that failed is as good as new', async () => {
    expect((await create(key(), { headlines: [], descriptions: [] })).status).toBe(422);
    expect((await create(key())).status).toBe(201);
  });

  test('of another person, of another call or without one, is another', async () => {
    await create(key());
    await create(key(), searchBody(), editor);
    await create(key('two'));
    await create({});
    await create({});
    const { id: campaignId } = world.customCampaign;
    const elsewhere = { params: { campaignId }, body: searchBody() };
    expect((await admin.send('createSearchAd', elsewhere, key())).status).toBe(201);
    expect(await searchAds()).toBe(5);
  });

  test('is forgotten after a day', async () => {
    await create(key());
    const age = (interval: string) =>
      sql`update answered_call set created_at = now() - ${interval}::interval`.execute(server.db);
    await age('23 hours');
    await create(key());
    expect(await searchAds()).toBe(1);
    await age('25 hours');
    await create(key());
    expect(await searchAds()).toBe(2);
    await age('25 hours');
    await forgetAnswers(server.db);
    expect(await server.db.selectFrom('answered_call').selectAll().execute()).toEqual([]);
  });

  test.each(['', 'a b', 'x'.repeat(201), 'é'])('%j is none', async (name) => {
    expect((await create(key(name))).status).toBe(400);
  });

  test('shows nothing to those who may no longer see it', async () => {
    const made = await create(key(), searchBody(), editor);
    expect(made.status).toBe(201);
    await server.db
      .deleteFrom('workspace_member')
      .where('person_id', '=', world.editor.id)
      .execute();
    expect((await create(key(), searchBody(), editor)).status).toBe(404);
  });
});

test('without a key two calls are two', async () => {
  await Promise.all([createSearchAd(searchBody()), createSearchAd(searchBody())]);
  expect(await searchAds()).toBe(2);
});
