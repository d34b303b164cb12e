import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkedinDialect } from './index.ts';
import { Caller, campaigns, creatives, groups, schedule } from './testing/caller.ts';

const DAY = 86_400_000;

let caller: Caller;
beforeEach(async () => {
  caller = await Caller.open();
});
afterEach(() => caller.close());

/** A group, a campaign and a creative that are on. */
async function tree(text = 'Come and work with us') {
  const group = await caller.group({ status: 'ACTIVE' });
  const campaign = await caller.campaign(group, { status: 'ACTIVE' });
  const reference = await caller.post({ commentary: text });
  const creative = await caller.creative(campaign, {
    intendedStatus: 'ACTIVE',
    content: { reference },
  });
  return { group, campaign, creative };
}

interface Row {
  dateRange: { start: { day: number } };
  pivotValues: string[];
  impressions: number;
  clicks: number;
  costInLocalCurrency: string;
}

async function analytics(campaign: string, query = ''): Promise<Row[]> {
  const urn = encodeURIComponent(`urn:li:sponsoredCampaign:${campaign}`);
  const range = 'dateRange=(start:(year:2027,month:1,day:1),end:(year:2027,month:1,day:31))';
  const fields = 'fields=dateRange,pivotValues,impressions,clicks,costInLocalCurrency';
  const call = query || `q=analytics&pivot=CREATIVE&timeGranularity=DAILY&${fields}`;
  const { body } = await caller.get(`adAnalytics?${call}&${range}&campaigns=List(${urn})`);
  return body.elements;
}

const cents = (rows: Row[]) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row.costInLocalCurrency) * 100), 0);

test('what is on and approved is shown in its time, and spends no more than it may', async () => {
  const { campaign, creative } = await tree();
  expect(await analytics(campaign)).toEqual([]);
  await caller.sandbox.clock.set(schedule.end + DAY);
  const rows = await analytics(campaign);
  expect(rows.every(({ pivotValues }) => pivotValues[0] === creative)).toBe(true);
  expect(rows.map(({ dateRange }) => dateRange.start.day)).toEqual(
    Array.from({ length: 15 }, (_, n) => n + 5),
  );
  expect(cents(rows)).toBeLessThanOrEqual(500_00);
  expect(cents(rows)).toBeGreaterThan(450_00);
  const range = await analytics(
    campaign,
    'q=statistics&pivots=List(CAMPAIGN,CREATIVE)&timeGranularity=ALL&fields=pivotValues,costInLocalCurrency',
  );
  expect(range).toMatchObject([
    { pivotValues: [`urn:li:sponsoredCampaign:${campaign}`, creative] },
  ]);
  expect(cents(range)).toBe(cents(rows));
});

test('without fields there are two', async () => {
  const { campaign } = await tree();
  await caller.sandbox.clock.set(schedule.end);
  const [row] = await analytics(campaign, 'q=analytics&pivot=CAMPAIGN&timeGranularity=ALL');
  expect(Object.keys(row ?? {})).toEqual(['impressions', 'clicks']);
});

test('what is wrong in a question is refused', async () => {
  for (const query of [
    'q=analytics&pivot=COLOUR&timeGranularity=ALL',
    'q=analytics&pivot=CREATIVE&timeGranularity=HOURLY',
    'q=analytics&pivot=CREATIVE&timeGranularity=ALL&fields=colour',
    'q=analytics&pivot=CREATIVE&timeGranularity=ALL&dateRange.start.day=1',
  ]) {
    expect(await analytics('1', query)).toBeUndefined();
  }
});

test('a group that is paused holds everything in it', async () => {
  const { group, campaign, creative } = await tree();
  await caller.sandbox.clock.set(schedule.start + DAY);
  await caller.patch(`${groups}/${group}`, { $set: { status: 'PAUSED' } });
  const spent = cents(await analytics(campaign));
  const shown = await caller.get(`${creatives}/${encodeURIComponent(creative)}`);
  expect(shown.body).toMatchObject({
    isServing: false,
    servingHoldReasons: ['CAMPAIGN_GROUP_STATUS_HOLD'],
  });
  await caller.sandbox.clock.advance(3 * DAY);
  expect(cents(await analytics(campaign))).toBe(spent);
  await caller.patch(`${groups}/${group}`, { $set: { status: 'ACTIVE' } });
  const again = await caller.get(`${creatives}/${encodeURIComponent(creative)}`);
  expect(again.body.isServing).toBe(true);
  expect(again.body).not.toHaveProperty('servingHoldReasons');
});

test.each([
  ['[[reject:policy]]', 'REJECTED', ['REJECTED']],
  ['[[limited]]', 'APPROVED', ['REFERRED_CONTENT_QUALITY_HOLD']],
])('%s in a text decides the review', async (mark, status, servingHoldReasons) => {
  const { campaign, creative } = await tree(mark.replace(/[[\]]/g, '\\$&'));
  await caller.sandbox.clock.set(schedule.start + DAY);
  const { body } = await caller.get(`${creatives}/${encodeURIComponent(creative)}`);
  expect(body).toMatchObject({ review: { status }, servingHoldReasons, isServing: false });
  if (status === 'REJECTED') expect(body.review.rejectionReasons.length).toBeGreaterThan(0);
  expect(await analytics(campaign)).toEqual([]);
});

test('a campaign that has spent everything says so', async () => {
  const { campaign } = await tree();
  const path = `${campaigns}/${campaign}`;
  await caller.sandbox.clock.set(schedule.end - DAY);
  expect((await caller.get(path)).body.servingStatuses).toEqual(['RUNNABLE']);
  await caller.patch(path, { $set: { totalBudget: { amount: '200.00', currencyCode: 'EUR' } } });
  expect((await caller.get(path)).body.servingStatuses).toEqual(['CAMPAIGN_TOTAL_BUDGET_HOLD']);
});

test('people who look at it see states, budgets and dates', async () => {
  const { group, campaign, creative } = await tree();
  const world = caller.sandbox.world('linkedin');
  const describe = (id: string) => {
    const object = world.ledger.get(id);
    return object && linkedinDialect.describe?.(object, world);
  };
  expect(describe(group)).toEqual({ status: 'ACTIVE', ...schedule });
  expect(describe(campaign)).toMatchObject({
    status: 'ACTIVE',
    budget: 500_00,
    period: 'lifetime',
  });
  expect(describe(creative)).toEqual({ status: 'ACTIVE', review: 'PENDING' });
});
