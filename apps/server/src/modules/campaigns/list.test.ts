import type { OperationCall } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { type CampaignStatus, campaignStatuses } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';

setScene();
beforeEach(async () => {
  // only what a test makes itself
  await server.db.deleteFrom('campaign').where('account_id', '=', world.account.id).execute();
});

type Row = Partial<Parameters<typeof builders.makeCampaign>[1]>;

const make = (row: Row = {}) =>
  builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    ...row,
  });

const dated = (title: string, status: CampaignStatus, start?: string, end?: string) =>
  make({
    title,
    status,
    start_date: start ?? null,
    end_date: end ?? (start ? '2099-01-01' : null),
  });

async function list(query: OperationCall<'listCampaigns'>['query'] = {}, slug = 'All') {
  const params = { accountId: world.account.id, slug };
  const answer = await admin.call('listCampaigns', { params, query });
  expect(answer.status).toBe(200);
  return answer.body;
}
const titles = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);

test.each(campaignStatuses)(
  'a row says what may be done with a campaign that is %s',
  async (status) => {
    const { id: campaignId } = await make({ status });
    const { body } = await admin.call('getCampaign', { params: { campaignId } });
    const [row] = (await list()).data;
    expect(row?.abilities).toEqual(body.abilities);
    await builders.makeCampaignError(server.db, {
      account_id: world.account.id,
      campaign_id: campaignId,
    });
    const { body: failing } = await admin.call('getCampaign', { params: { campaignId } });
    const [failingRow] = (await list()).data;
    expect(failingRow?.abilities).toEqual(failing.abilities);
  },
);

describe('the order', () => {
  test('active, draft and paused come first; among them and the others first the undated, then the latest start', async () => {
    await dated('finished later', 'finished', '2030-05-01');
    await dated('stopped', 'stopped', '2030-04-01');
    await dated('undated draft', 'draft');
    await dated('to approve', 'to_approve');
    await dated('draft', 'draft', '2030-02-01');
    await dated('active', 'active', '2030-03-01');
    await dated('paused', 'paused', '2030-01-01');
    await dated('failed', 'failed', '2031-01-01');
    expect(titles(await list())).toEqual([
      'undated draft',
      'active',
      'draft',
      'paused',
      'to approve',
      'failed',
      'finished later',
      'stopped',
    ]);
  });

  const sorted: [sort: 'startDate' | '-startDate' | 'endDate' | '-endDate', order: string[]][] = [
    ['startDate', ['a', 'b', 'c', 'none']],
    ['-startDate', ['c', 'b', 'a', 'none']],
    ['endDate', ['c', 'b', 'a', 'none']],
    ['-endDate', ['a', 'b', 'c', 'none']],
  ];
  test.each(sorted)('by %s, the undated always last', async (sort, order) => {
    await dated('b', 'stopped', '2030-02-01', '2030-08-01');
    await dated('none', 'active');
    await dated('a', 'draft', '2030-01-01', '2030-09-01');
    await dated('c', 'active', '2030-03-01', '2030-07-01');
    expect(titles(await list({ sort }))).toEqual(order);
    expect(titles(await list({ sort }, world.workspace.slug))).toEqual(order);
  });

  test.each([undefined, 'startDate', '-endDate'] as const)(
    'holds over pages (%s)',
    async (sort) => {
      for (let n = 0; n < 25; n += 1) {
        const statuses = ['active', 'draft', 'finished', 'failed'] as const;
        const start = n % 5 === 0 ? undefined : `2030-0${1 + (n % 3)}-10`;
        await dated(`${n}`, statuses[n % 4] ?? 'draft', start);
      }
      const order = sort ? { sort } : {};
      const pages = [1, 2, 3].map((page) => list({ page, perpage: 10, ...order }));
      const [first, second, third] = await Promise.all(pages);
      expect(first).toMatchObject({ page: 1, perPage: 10, hasMore: true });
      expect(second?.hasMore).toBe(true);
      expect(third).toMatchObject({ hasMore: false });
      const all = titles(await list({ perpage: 100, ...order }));
      expect([first, second, third].flatMap((page) => (page ? titles(page) : []))).toEqual(all);
      expect(new Set(all).size).toBe(25);
    },
  );

  test('a page beyond the end is empty', async () => {
    await make();
    expect(await list({ page: 9 })).toEqual({ data: [], page: 9, perPage: 10, hasMore: false });
    const params = { accountId: world.account.id, slug: 'All' };
    const far = await admin.call('listCampaigns', { params, query: { page: 1_001 } });
    expect(far.status).toBe(422);
  });
});

describe('narrowing', () => {
  test('by a comma list of statuses', async () => {
    for (const status of ['active', 'draft', 'paused', 'to_approve'] as const) {
      await dated(status, status);
    }
    const query = { status: 'draft,to_approve' };
    expect(titles(await list(query)).sort()).toEqual(['draft', 'to_approve']);
    expect(titles(await list({ status: '' }))).toHaveLength(4);
    const params = { accountId: world.account.id, slug: 'All' };
    const bad = await admin.call('listCampaigns', { params, query: { status: 'asleep' } });
    expect(bad.status).toBe(422);
  });

  test('by a text, whatever it holds', async () => {
    await make({ title: '100% remote_work' });
    await make({ title: 'Crèche in Łódź' });
    expect(titles(await list({ q: '0% R' }))).toEqual(['100% remote_work']);
    expect(titles(await list({ q: '%%%%' }))).toEqual([]);
    expect(titles(await list({ q: 'CRECHE IN LODZ' }))).toEqual(['Crèche in Łódź']);
    expect(titles(await list({ q: 'te_w' }))).toEqual(['100% remote_work']);
    expect(titles(await list({ q: 'r_mo' }))).toEqual([]);
    const params = { accountId: world.account.id, slug: 'All' };
    expect((await admin.call('listCampaigns', { params, query: { q: 'cre' } })).status).toBe(422);
  });

  test('by errors', async () => {
    const broken = await make({ title: 'broken' });
    await make({ title: 'fine' });
    const of = { account_id: world.account.id };
    await builders.makeCampaignError(server.db, { ...of, campaign_id: broken.id });
    expect(titles(await list({ errors: 'true' }))).toEqual(['broken']);
    expect(titles(await list({ errors: 'true', q: 'fine' }))).toEqual([]);
    expect(titles(await list({ errors: 'true', q: 'roke' }))).toEqual(['broken']);
    expect((await list()).data.map((row) => [row.title, row.hasErrors]).sort()).toEqual([
      ['broken', true],
      ['fine', false],
    ]);
  });

  test('a workspace shows its own', async () => {
    await make({ title: 'here' });
    await make({ title: 'there', workspace_id: world.emptyWorkspace.id });
    expect(titles(await list({}, world.workspace.slug))).toEqual(['here']);
    expect(titles(await list())).toHaveLength(2);
  });
});

test('a row carries what the list shows', async () => {
  const campaign = await make({
    title: 'Nurse',
    status: 'active',
    po_number: 'PO-7',
    start_date: '2030-01-02',
    end_date: '2030-02-03',
    locations: JSON.stringify([{ id: 'x', name: 'Delft', type: 'city', country: 'Netherlands' }]),
    used_template: 'Healthcare',
    profiles: JSON.stringify([{ id: 'nurse', name: 'Nurse', functionGroup: 'healthcare' }]),
    custom_total_gross_budget: 1_250_000,
    suggested_budget: 90_000,
  });
  await builders.makeFigures(server.db, campaign.id, [
    { day: '2030-01-03', channel: 'facebook', impressions: 900, clicks: 9, leads: 1, spend: 301 },
    { day: '2030-01-04', channel: 'facebook', impressions: 100, clicks: 1, leads: 0, spend: 20 },
    { day: '2030-01-04', channel: 'linkedIn', impressions: 1000, clicks: 10, leads: 3, spend: 979 },
  ]);
  for (const n of [1, 2]) {
    await builders.makeCampaignError(server.db, {
      account_id: world.account.id,
      campaign_id: campaign.id,
      kind: 'media',
      user_message: `Picture ${n} is too small`,
    });
  }
  const { data } = await list();
  expect(data).toEqual([
    {
      id: campaign.id,
      hash: campaign.hash,
      type: 'consideration',
      status: 'active',
      title: 'Nurse',
      poNumber: 'PO-7',
      startDate: '2030-01-02',
      endDate: '2030-02-03',
      locations: [{ id: 'x', name: 'Delft', type: 'city', country: 'Netherlands' }],
      workspaceId: world.workspace.id,
      workspaceName: 'North',
      workspaceSlug: 'north',
      profiles: [{ id: 'nurse', name: 'Nurse', functionGroup: 'healthcare' }],
      functionGroup: null,
      usedTemplate: 'Healthcare',
      customTotalGrossBudget: 1_250_000,
      suggestedTotalGrossBudget: 90_000,
      spend: { amount: 1300, currency: 'EUR' },
      figures: { impressions: 2000, clicks: 20, leads: 4, spend: 1300 },
      hasErrors: false,
      hasUnpublishedChanges: false,
      refusedAds: 0,
      isInReview: false,
      channelsOff: [],
      // It was launched without an ad.
      channels: [],
      spendableBudget: 1_250_000,
      goal: null,
      unsettledChannels: [],
      abilities: ['pause', 'boost', 'extend', 'stop'],
      mediaErrors: ['Picture 1 is too small', 'Picture 2 is too small'],
      version: 1,
    },
  ]);
  const params = { accountId: world.account.id, slug: 'All' };
  const figures = await admin.call('getFigures', { params });
  const total = { impressions: 2000, clicks: 20, leads: 4, spend: 1300, ctr: 1, cpc: 65 };
  expect(figures.body).toEqual({ active: 1, withErrors: 0, currency: 'EUR', total });

  const one = await admin.call('getCampaign', { params: { campaignId: campaign.id } });
  expect(one.body).toMatchObject({
    profiles: data[0]?.profiles,
    functionGroup: null,
    spend: { amount: 1300, currency: 'EUR' },
    statistics: {
      total,
      channels: {
        facebook: { impressions: 1000, clicks: 10, leads: 1, spend: 321, ctr: 1, cpc: 32.1 },
        googleSearch: { impressions: 0, ctr: 0, cpc: 0 },
      },
    },
    totalImpressions: 2000,
    totalLeads: 4,
    totalClicks: 20,
    totalCtr: 1,
    totalCpc: 65,
    mediaErrors: ['Picture 1 is too small', 'Picture 2 is too small'],
  });
});

describe('the channels of a row', () => {
  const shownOf = async (campaign: { id: string }, query = {}) => {
    const { body } = await admin.call('listCampaigns', {
      params: { accountId: world.account.id, slug: 'All' },
      query: { perpage: 100, ...query },
    });
    return body.data.find(({ id }) => id === campaign.id)?.channels;
  };
  const money = { facebook_budget: 100_00, google_display_budget: 100_00 };

  test('are before the launch those its type can pay for', async () => {
    const draft = await make({ status: 'draft', type: 'awareness' });
    expect(await shownOf(draft)).toEqual(['facebook', 'instagram', 'googleDisplay']);
    const narrow = await make({
      status: 'draft',
      type: 'awareness',
      channels_off: ['facebookFeed', 'googleSearch'],
    });
    expect(await shownOf(narrow)).toEqual(['instagram', 'googleDisplay']);
    expect(await shownOf(narrow, { channel: 'linkedIn' })).toBeUndefined();
  });

  test('are after it those with money and an ad', async () => {
    const launched = await make({ status: 'active', type: 'awareness', ...money });
    const ad = { account_id: world.account.id, campaign_id: launched.id };
    for (const type of ['InstagramCarouselAd', 'LinkedinPostAd'] as const) {
      await builders.makeAd(server.db, { ...ad, type });
    }
    expect(await shownOf(launched)).toEqual(['instagram']);
    expect(await shownOf(launched, { channel: 'instagram' })).toEqual(['instagram']);
    expect(await shownOf(launched, { channel: 'facebook,linkedIn' })).toBeUndefined();
    await builders.makeSearchAd(server.db, ad);
    expect(await shownOf(launched)).toEqual(['instagram']);
  });
});

test('figures of a workspace are its own', async () => {
  const here = await make({ status: 'active' });
  const there = await make({ status: 'active', workspace_id: world.emptyWorkspace.id });
  const day = '2030-01-03';
  await builders.makeFigures(server.db, here.id, [{ day, channel: 'facebook', clicks: 1 }]);
  await builders.makeFigures(server.db, there.id, [{ day, channel: 'facebook', clicks: 2 }]);
  await builders.makeCampaignError(server.db, {
    account_id: world.account.id,
    campaign_id: there.id,
  });
  const params = { accountId: world.account.id, slug: world.workspace.slug };
  const { body } = await editor.call('getFigures', { params });
  expect(body).toMatchObject({ active: 1, withErrors: 0, total: { clicks: 1 } });
});

describe('the search', () => {
  const search = (client: TestClient, q: string) =>
    client.call('searchCampaigns', { params: { accountId: world.account.id }, query: { q } });
  const found = async (client: TestClient, q: string) => {
    const { body } = await search(client, q);
    return body.workspaces.map(({ name, campaigns }) => [name, campaigns.map((c) => c.title)]);
  };

  test('looks into title, hash, PO number and place names, without case and accents', async () => {
    const place = { id: 'x', name: "'s-Hertogenbosch", type: 'city', country: 'Netherlands' };
    const campaign = await make({
      title: 'Pédagogue à la crèche',
      po_number: 'PO/2027-881',
      locations: JSON.stringify([place, { ...place, name: 'Tromsø' }]),
    });
    for (const q of [
      'CRECHE',
      'dagogue a la',
      campaign.hash.slice(1, 6),
      `#${campaign.hash}`,
      '027-88',
      's-hertogen',
    ]) {
      expect(await found(admin, q), q).toEqual([['North', ['Pédagogue à la crèche']]]);
    }
    expect(await found(admin, 'tromso')).toHaveLength(1);
    expect(await found(admin, 'crechex')).toEqual([]);
    // nothing of how the names are kept is found
    expect(await found(admin, '", "')).toEqual([]);
  });

  test('groups by workspace, and shows editors their own only', async () => {
    await make({ title: 'Welder one' });
    await make({ title: 'Welder two', workspace_id: world.emptyWorkspace.id });
    expect((await found(admin, 'welder')).map(([name]) => name).sort()).toEqual(['Empty', 'North']);
    expect(await found(editor, 'welder')).toEqual([['North', ['Welder one']]]);
  });

  test('begins with the fourth character', async () => {
    await make({ title: 'Welder' });
    expect(await found(admin, 'wel')).toEqual([]);
    expect(await found(admin, '  wel ')).toEqual([]);
    expect(await found(admin, 'weld')).toHaveLength(1);
    expect((await search(admin, 'x'.repeat(201))).status).toBe(422);
  });

  test('says when there are more than it lists', async () => {
    await Promise.all(Array.from({ length: 51 }, (_, n) => make({ title: `Welder ${n}` })));
    const { body } = await search(admin, 'welder');
    expect(body.workspaces[0]?.campaigns).toHaveLength(50);
    expect(body.hasMore).toBe(true);
  });
});

describe('narrowed', () => {
  test('to types, channels, workspaces and a template, each with the others', async () => {
    const elsewhere = await builders.makeWorkspace(server.db, { account_id: world.account.id });
    await make({ title: 'Visits', type: 'consideration', used_template: 'Care' });
    await make({ title: 'Form', type: 'leadform' });
    await make({ title: 'No search', type: 'consideration', channels_off: ['googleSearch'] });
    await make({ title: 'No Meta', type: 'awareness', channels_off: ['facebook'] });
    await make({
      title: 'Stories',
      type: 'awareness',
      channels_off: ['facebookFeed', 'instagramFeed', 'linkedIn', 'googleDisplay'],
      workspace_id: elsewhere.id,
    });
    const only = async (query: OperationCall<'listCampaigns'>['query']) =>
      titles(await list(query)).toSorted();
    expect(await only({ type: 'leadform,awareness' })).toEqual(['Form', 'No Meta', 'Stories']);
    expect(await only({ channel: 'googleSearch' })).toEqual(['Visits']);
    expect(await only({ channel: 'facebook' })).toEqual(['Form', 'No search', 'Visits']);
    expect(await only({ channel: 'instagram' })).toEqual([
      ...['Form', 'No search', 'Stories', 'Visits'],
    ]);
    expect(await only({ channel: 'linkedIn,googleSearch', type: 'consideration' })).toEqual([
      ...['No search', 'Visits'],
    ]);
    expect(await only({ template: 'Care' })).toEqual(['Visits']);
    expect(await only({ template: 'Care', type: 'leadform' })).toEqual([]);
    expect(await only({ workspace: elsewhere.slug })).toEqual(['Stories']);
    expect(await only({ workspace: 'nowhere' })).toEqual([]);
    expect(await only({ q: 'sear', channel: 'facebook', sort: '-spend' })).toEqual(['No search']);
  });

  test('to what runs on this day where the account is, and to what begins later', async () => {
    await dated('Began', 'active', '2000-01-01');
    await dated('Begins', 'active', '2098-01-01');
    await dated('Sleeps', 'paused', '2000-01-01');
    await dated('Is made', 'draft', '2098-01-01');
    expect(titles(await list({ runs: 'now' }))).toEqual(['Began']);
    expect(titles(await list({ runs: 'later' }))).toEqual(['Begins']);
    expect(titles(await list({ runs: 'later', status: 'draft' }))).toEqual([]);
    expect(titles(await list({ runs: 'now', sort: '-spend' }, world.workspace.slug))).toEqual([
      'Began',
    ]);
    const params = { accountId: world.account.id, slug: 'All' };
    const counted = await admin.call('countCampaigns', { params, query: { runs: 'later' } });
    expect(counted.body).toEqual({ count: 1, hasMore: false });
  });

  test('to those that the caller made or copied', async () => {
    await make({ title: 'Of the editor', made_by: world.editor.id });
    await make({ title: 'Of no one' });
    const params = { accountId: world.account.id, slug: world.workspace.slug };
    const own = await admin.call('createCampaign', { body: { ...params, type: 'consideration' } });
    await admin.call('duplicateCampaign', { params: { campaignId: own.body.id } });
    const mine = (await list({ mine: 'true' })).data;
    expect(mine).toHaveLength(2);
    expect(mine.map(({ id }) => id)).toContain(own.body.id);
    const theirs = await editor.call('listCampaigns', { params, query: { mine: 'true' } });
    expect(titles(theirs.body)).toEqual(['Of the editor']);
  });
});
