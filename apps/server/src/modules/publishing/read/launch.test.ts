import type { OperationAnswer } from '@posthorn/contract';
import { launchEnd } from '@posthorn/domain';
import { afterEach, describe, expect, test } from 'vitest';
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
} from '../../../testing/networks/sandbox-scene.ts';
import { followTogether } from '../index.ts';

setSandboxScene();
afterEach(() => sandbox.faults.clear());

type Launch = OperationAnswer<'getLaunch'>;
const DAY_MS = 86_400_000;

const read = async (campaignId: string): Promise<Launch> => {
  const admin = await server.client(kit.admin.id);
  return (await admin.call('getLaunch', { params: { campaignId } })).body as Launch;
};
const deploy = async (campaignId: string) => {
  const admin = await server.client(kit.admin.id);
  await admin.call('deployCampaign', { params: { campaignId } });
};
const check = async (campaignId: string) => {
  const admin = await server.client(kit.admin.id);
  return admin.send('checkLaunch', { params: { campaignId } });
};
const follow = async (campaignId: string) => {
  const rows = await server.db
    .selectFrom('publication')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .execute();
  for (const { id } of rows) await followTogether(tools, [id]);
};
/** Each channel in a line: its state, and those of its ads. */
const told = ({ channels }: Launch) =>
  channels.map(({ channel, state, ads }) =>
    [channel, state, ...ads.map((ad) => ad.state)].join(' '),
  );
/** Works off also what waits for a film that the network works on. */
const workOffFilms = async () => {
  await workOff();
  await sandbox.clock.advance(6_000);
  await workOff();
};
const five = [
  'FacebookPostAd',
  'InstagramPostAd',
  'LinkedinPostAd',
  'GoogleDisplayGeneratedAd',
  'GoogleSearchAd',
] as const;

describe('how far a launch has come', () => {
  test('from waiting to live, on every channel and of every ad', async () => {
    const { id } = await makeCampaign(five);
    expect(await read(id)).toEqual({ channels: [] });
    await deploy(id);
    expect(told(await read(id)).toSorted()).toEqual([
      'facebook waiting waiting waiting',
      'googleDisplay waiting waiting',
      'googleSearch waiting waiting',
      'linkedIn waiting waiting',
    ]);
    await workOffFilms();
    const published = await read(id);
    expect(published.channels.every(({ made, ads }) => made === ads.length)).toBe(true);
    expect(launchEnd(published)).toBe('good');
    expect(published.channels.flatMap(({ ads }) => ads).map(({ state }) => state)).toEqual(
      five.map(() => 'in_review'),
    );
    // Reviewers have looked at it, and its first day has come.
    await sandbox.clock.advance(4 * DAY_MS);
    await follow(id);
    const live = await read(id);
    expect(live.channels.flatMap(({ ads }) => ads).map(({ state }) => state)).toEqual(
      five.map(() => 'delivering'),
    );
  });

  test('while it waits, how many of other campaigns are before it', async () => {
    const first = await makeCampaign(five);
    const second = await makeCampaign(['FacebookPostAd', 'LinkedinPostAd']);
    const ahead = async (id: string) => (await read(id)).channels.map((one) => one.ahead);
    await deploy(first.id);
    const [before = 0] = await ahead(first.id);
    expect(await ahead(first.id)).toEqual(Array.from({ length: 4 }, () => before));
    await deploy(second.id);
    expect(await ahead(second.id)).toEqual([before + 4, before + 4]);
    await workOff();
    expect([...(await ahead(first.id)), ...(await ahead(second.id))]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('a channel that fails says why, while the others stand', async () => {
    const ads = ['FacebookPostAd', 'LinkedinPostAd'] as const;
    const { id } = await makeCampaign(ads);
    sandbox.faults.add({ network: 'linkedin', effect: 'tokenExpired' });
    await launch(id);
    const answer = await read(id);
    expect(told(answer).toSorted()).toEqual([
      'facebook published in_review',
      'linkedIn failed missing',
    ]);
    expect(answer.channels.find(({ state }) => state === 'failed')?.reason).toBe(
      'The connection with LinkedIn is no longer valid. Please connect the ad account again.',
    );
    expect(launchEnd(answer)).toBe('trouble');
  });

  test('a network that stumbles over the third ad has made two, and says when it is tried again', async () => {
    const ads = ['FacebookPostAd', 'FacebookPostAd', 'FacebookPostAd'] as const;
    const { id } = await makeCampaign(ads);
    const match = { method: 'POST', path: '/ads', bodyContains: 'creative_id' };
    // More often than a call is repeated by itself.
    for (let nth = 3; nth < 20; nth += 1) {
      sandbox.faults.add({ network: 'meta', effect: 'rateLimit', match, when: { nth } });
    }
    await deploy(id);
    const heard: unknown[] = [];
    const stop = server.deps.events.subscribe((news) => {
      if (news !== 'resync' && 'event' in news) heard.push(news.event);
    });
    await workOffFilms();
    // Lists hear of it, too: they say that it is tried again.
    await expect
      .poll(() => heard)
      .toContainEqual({ kind: 'campaign', id, action: 'changed', by: null });
    stop();
    const { channels } = await read(id);
    expect(channels).toMatchObject([
      { state: 'retrying', made: 2, retryAt: expect.any(String), reason: expect.any(String) },
    ]);
    expect(Date.parse(channels[0]?.retryAt ?? '')).toBeGreaterThan(sandbox.clock.now());
    expect(channels[0]?.ads.map(({ state }) => state).toSorted()).toEqual([
      'created',
      'created',
      'waiting',
    ]);
    expect(launchEnd({ channels })).toBe('pending');

    sandbox.faults.clear();
    await sandbox.clock.advance(60 * 60_000);
    await workOff();
    expect(told(await read(id))).toEqual(['facebook published in_review in_review in_review']);
  });

  test('an ad that reviewers refuse says why; the others of its channel do not', async () => {
    const ads = ['FacebookPostAd', 'FacebookPostAd'] as const;
    const { id } = await makeCampaign(ads);
    sandbox.faults.add({
      network: 'meta',
      effect: 'policyLater',
      times: 1,
      match: { method: 'POST', bodyContains: 'creative_id' },
    });
    await launch(id);
    await sandbox.clock.advance(DAY_MS);
    await follow(id);
    const { channels } = await read(id);
    expect(channels[0]?.ads.map(({ state }) => state).toSorted()).toEqual([
      'rejected',
      'scheduled',
    ]);
    expect(channels[0]?.ads.find(({ state }) => state === 'rejected')?.reason).toContain(
      'Please write about the job instead.',
    );
  });

  test('an ad that was edited is looked at again, and lists say so as the launch does', async () => {
    const { id } = await makeCampaign(['FacebookPostAd', 'FacebookPostAd']);
    await launch(id);
    const said = async () => {
      const admin = await server.client(kit.admin.id);
      const params = { accountId: kit.account.id, slug: 'All' };
      const { body } = await admin.call('listCampaigns', { params, query: { perpage: 50 } });
      const row = body.data.find((one) => one.id === id);
      const [channel] = (await read(id)).channels;
      return {
        isListed: row?.isInReview,
        states: channel?.ads.map(({ state }) => state).toSorted(),
        edited: channel?.ads[0]?.adId ?? '',
      };
    };
    expect(await said()).toMatchObject({ isListed: true, states: ['in_review', 'in_review'] });
    await sandbox.clock.advance(4 * DAY_MS);
    await follow(id);
    const reviewed = await said();
    expect(reviewed).toMatchObject({ isListed: false, states: ['delivering', 'delivering'] });
    await rewordPost(reviewed.edited, 'Work with us, day and night');
    await workOff();
    expect(await said()).toMatchObject({ isListed: true, states: ['delivering', 'in_review'] });
    await sandbox.clock.advance(DAY_MS);
    await follow(id);
    expect(await said()).toMatchObject({ isListed: false, states: ['delivering', 'delivering'] });
  });

  test('open screens of the workspace hear of every step', async () => {
    const ads = ['FacebookPostAd', 'FacebookPostAd'] as const;
    const { id } = await makeCampaign(ads);
    const heard: unknown[] = [];
    const stop = server.deps.events.subscribe((news) => {
      if (news !== 'resync' && 'event' in news && news.event.kind === 'launch') heard.push(news);
    });
    await deploy(id);
    await workOff();
    // Begun, two ads made, ended.
    await expect.poll(() => heard.length).toBe(4);
    stop();
    expect(heard[0]).toEqual({
      accountId: kit.account.id,
      audience: { workspaceId: kit.workspace.id },
      event: { kind: 'launch', id, action: 'changed', by: null },
    });
  });
});

describe('what networks say beforehand', () => {
  const made = () =>
    (['meta', 'linkedin', 'google'] as const).map(
      (network) => sandbox.ledger[network].list({}).length,
    );

  test('is asked of all of them, and nothing comes into being', async () => {
    const { id } = await makeCampaign(five);
    const before = made();
    const { status, body } = await check(id);
    expect(status).toBe(200);
    const { channels } = body as OperationAnswer<'checkLaunch'>;
    expect(channels.map(({ channel }) => channel).toSorted()).toEqual([
      'facebook',
      'googleDisplay',
      'googleSearch',
      'linkedIn',
    ]);
    expect(channels).toMatchObject(
      channels.map(({ channel }) => ({ channel, isAnswered: true, refusals: [] })),
    );
    expect(channels.flatMap(({ remarks }) => remarks)).toEqual([]);
    expect(made()).toEqual(before);
    expect(await read(id)).toEqual({ channels: [] });
  });

  test('belongs to the ad that it is about', async () => {
    const ads = ['GoogleSearchAd', 'GoogleSearchAd'] as const;
    const { id } = await makeCampaign(ads);
    const match = { bodyContains: 'Nurse 2' };
    sandbox.faults.add({ network: 'google', effect: 'policy', match });
    const { body } = await check(id);
    const [search] = (body as OperationAnswer<'checkLaunch'>).channels;
    expect(search).toMatchObject({ channel: 'googleSearch', isAnswered: true });
    expect(search?.refusals).toEqual([
      { adId: expect.any(String), isAboutForm: false, reason: expect.any(String) },
    ]);
  });

  test('is left open where one does not answer', async () => {
    const ads = ['FacebookPostAd', 'LinkedinPostAd'] as const;
    const { id } = await makeCampaign(ads);
    sandbox.faults.add({ network: 'linkedin', effect: 'html502' });
    const { channels } = (await check(id)).body as OperationAnswer<'checkLaunch'>;
    expect(channels.toSorted((a, b) => a.channel.localeCompare(b.channel))).toEqual([
      { channel: 'facebook', isAnswered: true, refusals: [], remarks: [] },
      { channel: 'linkedIn', isAnswered: false, refusals: [], remarks: [] },
    ]);
  });

  test('is not asked while something here is in the way of a launch', async () => {
    const { id } = await makeCampaign(['FacebookPostAd']);
    await server.db
      .updateTable('campaign')
      .set({ custom_total_gross_budget: null, facebook_budget: null })
      .where('id', '=', id)
      .execute();
    const { status, body } = await check(id);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: 'Please set a budget before you launch this campaign',
    });
  });
});
