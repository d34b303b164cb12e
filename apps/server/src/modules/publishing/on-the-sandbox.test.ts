import type { Plan } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import { adTypes, networkOf, showDate } from '@posthorn/domain';
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
import { refreshPublications } from './index.ts';

setSandboxScene();

test('all ten kinds of ads are published on four channels, each with its money', async () => {
  const campaign = await makeLaunchable(server.db, kit, {
    today,
    ads: [...adTypes, 'LinkedinPostAd', 'GoogleSearchAd', 'LinkedinPostAd'],
  });
  await launch(campaign.id);
  const admin = await server.client(kit.admin.id);
  const rows = await server.db.selectFrom('publication').selectAll().orderBy('channel').execute();
  expect(rows.map(({ channel, state, failure }) => [channel, state, failure])).toEqual([
    ['facebook', 'live', null],
    ['googleDisplay', 'live', null],
    ['googleSearch', 'live', null],
    ['linkedIn', 'live', null],
  ]);
  expect(
    (await admin.call('getCampaign', { params: { campaignId: campaign.id } })).body,
  ).toMatchObject({
    status: 'active',
    errors: [],
  });
  for (const row of rows) {
    const plan = row.reached_plan as Plan;
    const network = networkOf[row.channel];
    const tree = eyes[network].tree(sandbox.ledger[network], plan);
    expect(tree).toMatchObject({
      isRunning: true,
      budget: eyes[network].budgetOf(plan),
      endDate: plan.endDate,
    });
    expect(tree.ads.map(({ adId }) => adId).sort()).toEqual(plan.ads.map(({ id }) => id).sort());
    expect(tree.ads.every(({ isOn }) => isOn)).toBe(true);
  }
});

test('a campaign whose only ad is refused when it is reworded goes on, and can be ended', async () => {
  const { id } = await makeLaunchable(server.db, kit, { today, ads: ['FacebookPostAd'] });
  await launch(id);
  const match = { method: 'POST', path: 'adcreatives' };
  sandbox.faults.add({ network: 'meta', effect: 'policy', match });
  for (const message of ['Worse', 'Worse still']) {
    await server.db.updateTable('ad').set({ message }).where('campaign_id', '=', id).execute();
    const wish = { accountId: kit.account.id, campaignId: id, now: server.clock.now };
    await server.db
      .transaction()
      .execute((tx) => refreshPublications(tx, { ...wish, delivery: 'active' }));
    await workOff();
  }
  const row = () => publicationOf(id);
  const { reached_plan } = await row();
  const tree = () => eyes.meta.tree(sandbox.ledger.meta, reached_plan as Plan);
  expect(await row()).toMatchObject({ state: 'live', reached_delivery: 'active' });
  expect(tree()).toMatchObject({ isRunning: true, ads: [{ isOn: true }] });
  const admin = await server.client(kit.admin.id);
  const { body } = await admin.call('getCampaign', { params: { campaignId: id } });
  expect(body).toMatchObject({ status: 'active', errors: [{}] });

  await admin.call('stopCampaign', { params: { campaignId: id } });
  await workOff();
  expect(tree().isRunning).toBe(false);
  sandbox.faults.clear();
});

test('a launch is one piece of news, with what failed in front', async () => {
  const ads = ['FacebookPostAd', 'LinkedinPostAd', 'GoogleSearchAd'] as const;
  const { id, start_date } = await makeLaunchable(server.db, kit, { today, ads });
  sandbox.faults.add({ network: 'linkedin', effect: 'tokenExpired' });
  await launch(id);
  sandbox.faults.clear();
  const told = await server.db
    .selectFrom('notification')
    .select('message')
    .where('campaign_id', '=', id)
    .execute();
  expect(told.map(({ message }) => message)).toEqual([
    `Nurse in Utrecht could not be published on LinkedIn: The connection with LinkedIn is no longer valid. Please connect the ad account again. It is published on Facebook and Google Search. Its ads are shown from ${showDate(start_date ?? '')} on, once they are approved.`,
  ]);
});

test('what Meta only remarks on is no error of the campaign, its ads or the lists', async () => {
  const { id } = await makeLaunchable(server.db, kit, { today, ads: ['FacebookPostAd'] });
  const message = 'Come and work with us [[remark]]';
  await server.db.updateTable('ad').set({ message }).where('campaign_id', '=', id).execute();
  await launch(id);
  const admin = await server.client(kit.admin.id);
  const campaign = await admin.call('getCampaign', { params: { campaignId: id } });
  expect(campaign.body).toMatchObject({ status: 'active', errors: [] });
  const params = { accountId: kit.account.id, slug: 'All' };
  const broken = await admin.call('listCampaigns', { params, query: { errors: 'true' } });
  expect(broken.body.data.map((row) => row.id)).not.toContain(id);
  const { reached_plan } = await publicationOf(id);
  expect(eyes.meta.tree(sandbox.ledger.meta, reached_plan as Plan)).toMatchObject({
    isRunning: true,
    ads: [{ isOn: true }],
  });
});

test.each([
  {
    adType: 'FacebookPostAd',
    network: 'meta',
    ads: { path: '/ads', bodyContains: 'creative_id' },
    look: 'adcreative',
    addressOf: (id: string) => `/v26.0/${id}`,
  },
  {
    adType: 'LinkedinPostAd',
    network: 'linkedin',
    ads: { path: '/creatives' },
    look: 'post',
    addressOf: (id: string) => `/rest/posts/${encodeURIComponent(id)}`,
  },
] as const)(
  'an ad whose $look is gone before it was made is whole after a retry',
  async ({ adType, network, ads, look, addressOf }) => {
    const known = new Set(sandbox.ledger[network].list({ kind: look }).map(({ id }) => id));
    const { id } = await makeLaunchable(server.db, kit, { today, ads: [adType, adType] });
    const match = { method: 'POST', ...ads };
    sandbox.faults.add({ network, effect: 'policy', match, when: { nth: 1 } });
    await launch(id);
    sandbox.faults.clear();
    // At what is wanted, and nothing is due: from here on it takes a person.
    const stuck = await publicationOf(id);
    expect(stuck).toMatchObject({ state: 'live', is_whole: false, due_at: null });
    expect(stuck.reached_version).toBe(stuck.wanted_version);
    const plan = stuck.reached_plan as Plan;
    expect(eyes[network].tree(sandbox.ledger[network], plan).ads).toHaveLength(1);
    const admin = await server.client(kit.admin.id);
    const campaign = await admin.call('getCampaign', { params: { campaignId: id } });
    expect(campaign.body).toMatchObject({
      errors: [{}],
      abilities: expect.arrayContaining(['redeploy']),
    });

    const [lost] = sandbox.ledger[network].list({ kind: look }).filter((one) => !known.has(one.id));
    const answer = await fetch(`${sandbox.urls[network]}${addressOf(lost?.id ?? '')}`, {
      method: 'DELETE',
      headers: {
        authorization: 'Bearer sandbox',
        'linkedin-version': '202608',
        'x-restli-protocol-version': '2.0.0',
      },
    });
    expect(answer.ok).toBe(true);

    await admin.call('redeployCampaign', { params: { campaignId: id } });
    await workOff();
    const whole = await publicationOf(id);
    expect(whole).toMatchObject({ state: 'live', is_whole: true, due_at: null });
    const tree = eyes[network].tree(sandbox.ledger[network], plan);
    expect(tree).toMatchObject({ isRunning: true, ads: [{ isOn: true }, { isOn: true }] });
  },
);

const publicationOf = (campaignId: string) =>
  server.db
    .selectFrom('publication')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
