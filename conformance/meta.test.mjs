import { crc32, deflateSync } from 'node:zlib';
import { startSandbox } from '@posthorn/sandbox';
import sdk from 'facebook-nodejs-business-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { FacebookAdsApi, AdAccount, AdSet, Ad, Campaign } = sdk;

let sandbox;
let account;
let tree;
const page = {
  network: 'meta',
  id: '1000200030004',
  name: 'Stadsziekenhuis',
  instagramUserId: '178414001',
};

beforeAll(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  sandbox.addPage(page);
  Object.defineProperty(FacebookAdsApi, 'GRAPH', { get: () => sandbox.urls.meta });
  Object.defineProperty(FacebookAdsApi, 'VERSION', { get: () => 'v26.0' });
  FacebookAdsApi.init('sandbox-token', undefined, false);
  const [first] = sandbox.world('meta').accounts();
  account = new AdAccount(`act_${first.id}`);
});
afterAll(() => sandbox.stop());

/** A grey PNG of 600 by 600: Meta takes none whose sides are below 200 pixels. */
function greyPicture(side = 600) {
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const rows = Buffer.alloc(side * (side + 1), 128);
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('creates a tree, with an uploaded picture', async () => {
  const images = await account.createAdImage([], { bytes: greyPicture().toString('base64') });
  const { hash } = Object.values(images._data.images)[0];
  const campaign = await account.createCampaign([], {
    name: 'Nurse',
    objective: 'OUTCOME_TRAFFIC',
    buying_type: 'AUCTION',
    status: 'PAUSED',
    special_ad_categories: ['EMPLOYMENT'],
    special_ad_category_country: ['NL'],
    lifetime_budget: 50_000,
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  });
  const adSet = await account.createAdSet([], {
    name: 'Nurse, feed',
    campaign_id: campaign.id,
    status: 'PAUSED',
    billing_event: 'IMPRESSIONS',
    optimization_goal: 'LINK_CLICKS',
    destination_type: 'WEBSITE',
    start_time: '2027-01-05T00:00:00+0100',
    end_time: '2027-01-19T23:59:59+0100',
    dsa_beneficiary: 'Stadsziekenhuis',
    dsa_payor: 'Stadsziekenhuis',
    targeting: {
      geo_locations: {
        custom_locations: [
          { latitude: 52.0908, longitude: 5.1222, radius: 25, distance_unit: 'kilometer' },
          { latitude: 51.9225, longitude: 4.4792, radius: 25, distance_unit: 'kilometer' },
        ],
        location_types: ['home', 'recent'],
      },
      age_min: 18,
      age_max: 65,
      publisher_platforms: ['facebook'],
      facebook_positions: ['feed'],
      targeting_automation: { advantage_audience: 0 },
    },
  });
  const link = 'https://jobs.example.com/nurse';
  const creative = await account.createAdCreative([], {
    name: 'Nurse',
    url_tags: 'utm_source=facebook&utm_campaign=Nurse',
    object_story_spec: {
      page_id: page.id,
      link_data: {
        link,
        message: 'Join us',
        name: 'Nurse',
        image_hash: hash,
        call_to_action: { type: 'APPLY_NOW', value: { link } },
      },
    },
  });
  const ad = await account.createAd([], {
    name: 'Nurse',
    adset_id: adSet.id,
    creative: { creative_id: creative.id },
    status: 'PAUSED',
  });
  tree = { campaign, adSet, ad };
  expect(ad.id).toMatch(/^\d{10,}$/);
});

test('switches it on from below, and reads what the network makes of it', async () => {
  await new Ad(tree.ad.id).update([], { status: 'ACTIVE' });
  await new AdSet(tree.adSet.id).update([], { status: 'ACTIVE' });
  await new Campaign(tree.campaign.id).update([], { status: 'ACTIVE' });
  const ad = await new Ad(tree.ad.id).get(['id', 'effective_status', 'creative{id,name}']);
  expect(ad.effective_status).toBe('PENDING_REVIEW');
  await sandbox.clock.advance(3 * 86_400_000);
  expect((await ad.get(['effective_status'])).effective_status).toBe('ACTIVE');
});

test('lists with cursors', async () => {
  const campaigns = await account.getCampaigns(['id', 'name'], { limit: 1 });
  expect(campaigns[0].name).toBe('Nurse');
});

test('reads figures, at once and as a report', async () => {
  const params = {
    level: 'ad',
    time_increment: 1,
    // Days that are over: the last one goes on while the report is made.
    time_range: { since: '2027-01-05', until: '2027-01-06' },
  };
  const fields = ['ad_id', 'impressions', 'clicks', 'spend', 'date_start'];
  const rows = await account.getInsights(fields, params);
  expect(rows.length).toBeGreaterThan(0);
  expect(Number(rows[0].spend)).toBeGreaterThan(0);
  const run = await account.getInsightsAsync(fields, params);
  expect((await run.get(['async_status'])).async_status).toBe('Job Running');
  await sandbox.clock.advance(60_000);
  expect((await run.get(['async_status'])).async_status).toBe('Job Completed');
  const reported = await run.getInsights(fields);
  expect(reported.map(({ spend }) => spend)).toEqual(rows.map(({ spend }) => spend));
});

test('is paused, gets more days and money, and goes on', async () => {
  const [campaign, adSet] = [new Campaign(tree.campaign.id), new AdSet(tree.adSet.id)];
  await campaign.update([], { status: 'PAUSED' });
  expect((await new Ad(tree.ad.id).get(['effective_status'])).effective_status).toBe(
    'CAMPAIGN_PAUSED',
  );
  await campaign.update([], { lifetime_budget: 70_000 });
  await adSet.update([], { end_time: '2027-02-01T23:59:59+0100' });
  await campaign.update([], { status: 'ACTIVE' });
  const { lifetime_budget, effective_status } = await campaign.get([
    'lifetime_budget',
    'effective_status',
  ]);
  expect({ lifetime_budget, effective_status }).toEqual({
    lifetime_budget: '70000',
    effective_status: 'ACTIVE',
  });
  expect((await adSet.get(['end_time'])).end_time).toContain('2027-02-01');
});

const errors = [
  ['rateLimit', 80004],
  ['dailyQuota', 613],
  ['transient', 2],
  ['tokenExpired', 190],
  ['permission', 200],
  ['policy', 368],
  ['sunsetVersion', 2635],
];
test.each(errors)('understands %s', async (effect, code) => {
  const rule = sandbox.faults.add({ network: 'meta', effect, times: 1 });
  const error = await new Campaign(tree.campaign.id).update([], { name: 'Other' }).catch((e) => e);
  sandbox.faults.remove(rule);
  expect(error.response?.code ?? error.response?.error?.code).toBe(code);
});

test('is told which parameter is wrong', async () => {
  const error = await account.createCampaign([], { name: 'No objective' }).catch((e) => e);
  expect(error.response.code).toBe(100);
});

test('deletes', async () => {
  await new Ad(tree.ad.id).delete([]);
  await new Campaign(tree.campaign.id).delete([]);
  expect(await account.getCampaigns(['id'])).toHaveLength(0);
});
