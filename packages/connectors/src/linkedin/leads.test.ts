import { afterEach, beforeEach, expect, test } from 'vitest';
import { figuresOf } from '../testing/follow-one.ts';
import { campaignRequest, groupRequest } from './mapping/requests.ts';
import { runScheduleOf } from './mapping/schedule.ts';
import { account, Local } from './suite/local.ts';
import { plan, post } from './suite/plans.ts';

let local: Local;
beforeEach(async () => {
  local = await Local.open();
});
afterEach(() => local.close());

/** A campaign with a form, as a person might have made it by hand. */
async function campaignWithForm() {
  const client = local.client();
  const wanted = plan({ ads: [post('ad-1')] });
  await local.publish(wanted);
  const [reference] = local.all('post').map(({ id }) => id);
  const runSchedule = runScheduleOf(wanted, local.clock.now());
  const group = { ...groupRequest(wanted, account.id, runSchedule), status: 'ACTIVE' };
  const groupId = await client.create(client.inAccount('adCampaignGroups'), group);
  const places = ['urn:li:geo:2745912'];
  const wish = { format: 'image', accountId: account.id, groupId, budget: 9_000_00 } as const;
  const campaignId = await client.create(client.inAccount('adCampaigns'), {
    ...campaignRequest(wanted, { ...wish, runSchedule, places }),
    status: 'ACTIVE',
    objectiveType: 'LEAD_GENERATION',
    optimizationTargetType: 'MAX_LEAD',
  });
  const creativeId = await client.create(client.inAccount('creatives'), {
    campaign: `urn:li:sponsoredCampaign:${campaignId}`,
    content: { reference },
    leadgenCallToAction: { destination: 'urn:li:adForm:9', label: 'APPLY' },
  });
  return { plan: wanted, refs: { 'campaign:image': campaignId, 'creative:ad-1:w': creativeId } };
}

test('leads come with their ad, their time and their answers, once each', async () => {
  const published = await campaignWithForm();
  expect(await local.connector.leads(published, 0)).toEqual([]);
  await local.sandbox.clock.set(Date.parse('2027-01-24T12:00:00Z'));
  const leads = await local.connector.leads(published, 0);
  expect(leads.length).toBeGreaterThan(3);
  expect(new Set(leads.map(({ id }) => id)).size).toBe(leads.length);
  for (const lead of leads) {
    expect(lead.adId).toBe('ad-1');
    expect(lead.at).toBeGreaterThan(Date.parse('2027-01-09T23:00:00Z'));
    expect(lead.answers).toContainEqual({
      field: '3',
      values: [expect.stringMatching(/@example\.com$/)],
    });
  }
  const half = leads[Math.floor(leads.length / 2)]?.at ?? 0;
  const later = await local.connector.leads(published, half);
  expect(later).toEqual(leads.filter(({ at }) => at >= half));
  const figures = await figuresOf(local.connector, published, '2027-01-10', '2027-01-23');
  expect(figures.reduce((sum, { leads: count }) => sum + count, 0)).toBe(leads.length);
});

test('leads of others are none of ours', async () => {
  const { plan: wanted } = await campaignWithForm();
  await local.sandbox.clock.set(Date.parse('2027-01-24T12:00:00Z'));
  expect(await local.connector.leads(await local.published(wanted), 0)).toEqual([]);
});
