import { startSandbox } from '@posthorn/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { geoTargets, googleAds } from './google-client.mjs';

let sandbox;
let client;
let customerId;
let campaign;

beforeAll(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  client = googleAds(sandbox.urls.google);
  customerId = sandbox.world('google').accounts()[0].id;
});
afterAll(() => sandbox.stop());

const name = (kind, id) => `customers/${customerId}/${kind}/${id}`;
const mutate = (mutateOperations, more = {}) =>
  // It would try again by itself, and what is looked at here is how it is told.
  client
    .mutate({ customerId, mutateOperations, ...more }, { retry: null })
    .then(([answer]) => answer);
async function search(query) {
  const rows = [];
  const stream = client.searchStream({ customerId, query });
  for await (const chunk of stream) rows.push(...(chunk.results ?? [chunk]));
  return rows;
}

const tree = (startDay = '2027-01-05') => [
  {
    campaignBudgetOperation: {
      create: {
        resourceName: name('campaignBudgets', -1),
        name: 'Nurse',
        period: 'CUSTOM_PERIOD',
        totalAmountMicros: '500000000',
        deliveryMethod: 'STANDARD',
        explicitlyShared: false,
      },
    },
  },
  {
    campaignOperation: {
      create: {
        resourceName: name('campaigns', -2),
        name: 'Nurse',
        status: 'PAUSED',
        advertisingChannelType: 'SEARCH',
        campaignBudget: name('campaignBudgets', -1),
        targetSpend: {},
        startDateTime: `${startDay} 00:00:00`,
        endDateTime: '2027-01-19 23:59:59',
        containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
        networkSettings: { targetGoogleSearch: true },
        geoTargetTypeSetting: { positiveGeoTargetType: 'PRESENCE' },
      },
    },
  },
  {
    campaignCriterionOperation: {
      create: {
        campaign: name('campaigns', -2),
        location: { geoTargetConstant: 'geoTargetConstants/2528' },
      },
    },
  },
  {
    adGroupOperation: {
      create: {
        resourceName: name('adGroups', -3),
        campaign: name('campaigns', -2),
        name: 'main',
        type: 'SEARCH_STANDARD',
        status: 'ENABLED',
      },
    },
  },
  {
    adGroupCriterionOperation: {
      create: {
        adGroup: name('adGroups', -3),
        status: 'ENABLED',
        keyword: { text: 'nurse vacancy', matchType: 'PHRASE' },
      },
    },
  },
  {
    adGroupAdOperation: {
      create: {
        adGroup: name('adGroups', -3),
        status: 'ENABLED',
        ad: {
          finalUrls: ['https://jobs.example.com/nurse'],
          responsiveSearchAd: {
            headlines: ['Nurse wanted', 'Join our team', 'Apply today'].map((text) => ({ text })),
            descriptions: ['Work in a warm team.', 'Good pay and hours.'].map((text) => ({ text })),
          },
        },
      },
    },
  },
];

test('rehearses a tree without making it, then makes it', async () => {
  await mutate(tree(), { validateOnly: true });
  expect(await search('SELECT campaign.id FROM campaign')).toEqual([]);
  const { mutateOperationResponses } = await mutate(tree());
  campaign = mutateOperationResponses[1].campaignResult.resourceName;
  expect(campaign).toMatch(/^customers\/\d+\/campaigns\/\d+$/);
});

test('uploads a picture', async () => {
  const data = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { mutateOperationResponses } = await mutate([
    { assetOperation: { create: { name: 'picture', imageAsset: { data } } } },
  ]);
  expect(mutateOperationResponses[0].assetResult.resourceName).toContain('/assets/');
});

test('switches it on and reads figures by day', async () => {
  await mutate([
    {
      campaignOperation: {
        update: { resourceName: campaign, status: 'ENABLED' },
        updateMask: { paths: ['status'] },
      },
    },
  ]);
  await sandbox.clock.advance(4 * 86_400_000);
  const rows = await search(
    "SELECT campaign.id, ad_group_ad.ad.id, segments.date, metrics.impressions, metrics.cost_micros FROM ad_group_ad WHERE segments.date BETWEEN '2027-01-05' AND '2027-01-08'",
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(Number(rows[0].metrics.costMicros)).toBeGreaterThan(0);
});

test('is paused, gets more days, money and tracking, and goes on', async () => {
  const [{ campaignBudget }] = await search(
    'SELECT campaign.id, campaign.campaign_budget, campaign_budget.resource_name FROM campaign',
  );
  const change = (kind, fields, paths) =>
    mutate([{ [kind]: { update: fields, updateMask: { paths } } }]);
  await change('campaignOperation', { resourceName: campaign, status: 'PAUSED' }, ['status']);
  const { resourceName } = campaignBudget;
  await change('campaignBudgetOperation', { resourceName, totalAmountMicros: '700000000' }, [
    'total_amount_micros',
  ]);
  const longer = {
    resourceName: campaign,
    endDateTime: '2027-02-01 23:59:59',
    finalUrlSuffix: 'utm_source=google',
    status: 'ENABLED',
  };
  await change('campaignOperation', longer, ['end_date_time', 'final_url_suffix', 'status']);
  const [row] = await search(
    'SELECT campaign.status, campaign.end_date_time, campaign.final_url_suffix, campaign_budget.total_amount_micros FROM campaign',
  );
  expect(row.campaign).toMatchObject({
    endDateTime: longer.endDateTime,
    finalUrlSuffix: longer.finalUrlSuffix,
  });
  expect(String(row.campaignBudget.totalAmountMicros)).toBe('700000000');
});

test('finds places', async () => {
  const [{ geoTargetConstantSuggestions }] = await geoTargets(
    sandbox.urls.google,
  ).suggestGeoTargetConstants({
    locale: 'nl',
    countryCode: 'NL',
    locationNames: { names: ['Utrecht'] },
  });
  expect(geoTargetConstantSuggestions[0].geoTargetConstant.countryCode).toBe('NL');
});

/** The clock has been turned since. */
const later = () => tree('2027-01-12');

const errors = [
  ['rateLimit', 8],
  ['dailyQuota', 8],
  ['transient', 14],
  ['tokenExpired', 16],
  ['permission', 7],
  ['policy', 3],
];
test.each(errors)('understands %s', async (effect, code) => {
  const rule = sandbox.faults.add({ network: 'google', effect, times: 1 });
  const error = await mutate(later()).catch((e) => e);
  sandbox.faults.remove(rule);
  expect(error.code).toBe(code);
});

test('is told where a request is wrong', async () => {
  const error = await mutate(later()).catch((e) => e);
  expect(JSON.stringify(error.statusDetails ?? error.message)).toContain('DUPLICATE');
});

test('removes', async () => {
  await mutate([{ campaignOperation: { remove: campaign } }]);
  expect(
    await search("SELECT campaign.id FROM campaign WHERE campaign.status != 'REMOVED'"),
  ).toEqual([]);
});
