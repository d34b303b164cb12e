import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCampaign, aCreative, anAd, anAdSet, DAY_MS, MetaByHand } from './testing.ts';

let meta: MetaByHand;
let tree: Awaited<ReturnType<MetaByHand['tree']>>;
beforeEach(async () => {
  meta = await MetaByHand.open();
  tree = await meta.tree();
  await meta.switchOn(tree.ad, tree.adSet, tree.campaign);
});
afterEach(() => meta.close());

const week = { since: '2027-01-05', until: '2027-01-11' };
interface Row {
  spend: string;
  impressions: string;
  date_start: string;
  date_stop: string;
}
const read = async (id: string, params: object = {}): Promise<Row[]> => {
  const { body } = await meta.get(`${id}/insights`, { time_range: week, ...params });
  return body.data;
};
const cents = (rows: Row[]) => rows.reduce((sum, { spend }) => sum + Math.round(+spend * 100), 0);

describe('figures', () => {
  test('come by day as text, and add up to those of the whole time', async () => {
    await meta.sandbox.clock.advance(30 * DAY_MS);
    const fields = 'ad_id,impressions,clicks,spend,account_currency';
    const byDay = await read(tree.campaign, { level: 'ad', time_increment: 1, fields });
    const [whole] = await read(tree.campaign, { level: 'campaign', fields: 'impressions,spend' });
    expect(byDay).toHaveLength(7);
    expect(byDay[0]).toMatchObject({
      ad_id: tree.ad,
      date_start: '2027-01-05',
      date_stop: '2027-01-05',
      impressions: expect.stringMatching(/^\d+$/),
      spend: expect.stringMatching(/^\d+\.\d\d$/),
    });
    expect(cents(byDay)).toBe(cents([whole as Row]));
    expect(cents(byDay)).toBeGreaterThan(0);
  });

  test('of a daily budget are up to three quarters more on single days', async () => {
    const campaign = await meta.make(
      'campaigns',
      aCampaign({ lifetime_budget: undefined, daily_budget: 10_000 }),
    );
    const adSet = await meta.make('adsets', anAdSet(campaign));
    const ad = await meta.make('ads', anAd(adSet, tree.creative));
    await meta.switchOn(ad, adSet, campaign);
    await meta.sandbox.clock.advance(30 * DAY_MS);
    const time_range = { since: '2027-01-05', until: '2027-01-18' };
    const days = await read(campaign, { time_range, time_increment: 1, fields: 'spend' });
    const highest = Math.max(...days.map((day) => cents([day])));
    expect(highest).toBeGreaterThan(17_000);
    expect(highest).toBeLessThanOrEqual(17_500);
  });

  test('come in stretches and months, and page by page', async () => {
    await meta.sandbox.clock.advance(30 * DAY_MS);
    const stretches = await read(tree.campaign, { time_increment: 3 });
    expect(stretches.map(({ date_start, date_stop }) => [date_start, date_stop])).toEqual([
      ['2027-01-05', '2027-01-07'],
      ['2027-01-08', '2027-01-10'],
      ['2027-01-11', '2027-01-11'],
    ]);
    const [month] = await read(meta.account, { time_increment: 'monthly' });
    expect([month?.date_start, month?.date_stop]).toEqual(['2027-01-05', '2027-01-11']);
    const { body } = await meta.get(`${tree.ad}/insights`, {
      time_range: week,
      time_increment: 1,
      limit: '3',
    });
    expect(body.data).toHaveLength(3);
    expect(body.paging.next).toContain('after=');
  });

  test.each([
    ['last_7d', '2027-01-08', '2027-01-14'],
    ['yesterday', '2027-01-14', '2027-01-14'],
    ['today', '2027-01-15', '2027-01-15'],
    ['this_month', '2027-01-01', '2027-01-15'],
    ['maximum', '2023-12-01', '2027-01-15'],
    [undefined, '2026-12-16', '2027-01-14'],
  ])('may be asked for by name: %s', async (date_preset, since, until) => {
    // Shortly before midnight in Greenwich it is tomorrow in Amsterdam.
    await meta.sandbox.clock.set(Date.parse('2027-01-14T23:30:00Z'));
    const { body } = await meta.get(`${tree.ad}/insights`, { ...(date_preset && { date_preset }) });
    expect(body.data.map((row: Row) => [row.date_start, row.date_stop])).toEqual([[since, until]]);
  });

  test('are those of the time in which an ad was shown', async () => {
    await meta.sandbox.clock.set(Date.parse('2027-01-08T00:00:00+0100'));
    await meta.post(tree.campaign, { status: 'PAUSED' });
    await meta.sandbox.clock.advance(20 * DAY_MS);
    const days = (await read(tree.campaign, { time_increment: 1 })).map((row) => row.date_start);
    expect(days).toEqual(['2027-01-05', '2027-01-06', '2027-01-07']);
  });

  test('stay when an ad is deleted, for those who ask for it', async () => {
    await meta.sandbox.clock.advance(5 * DAY_MS);
    const before = cents(await read(tree.campaign, { time_increment: 1 }));
    await meta.send('DELETE', tree.ad);
    await meta.sandbox.clock.advance(5 * DAY_MS);
    expect(await read(tree.campaign, { level: 'ad' })).toEqual([]);
    const filtering = [{ field: 'ad.effective_status', operator: 'IN', value: ['DELETED'] }];
    expect(cents(await read(tree.campaign, { level: 'ad', filtering }))).toBe(before);
  });

  test('of an ad that looks different begin with a new review', async () => {
    await meta.sandbox.clock.set(Date.parse('2027-01-07T00:00:00+0100'));
    const refused = await meta.make(
      'adcreatives',
      aCreative(await meta.image(), '[[reject:policy]]'),
    );
    await meta.post(tree.ad, { creative: { creative_id: refused } });
    await meta.sandbox.clock.advance(20 * DAY_MS);
    const days = (await read(tree.ad, { time_increment: 1 })).map((row) => row.date_start);
    expect(days).toEqual(['2027-01-05', '2027-01-06']);
  });

  test.each([
    ['a day that does not exist', { time_range: { since: 'soon', until: 'later' } }],
    ['a range that runs backwards', { time_range: { since: week.until, until: week.since } }],
    ['a level that does not exist', { level: 'galaxy' }],
    ['no days at a time', { time_increment: 0 }],
    ['a figure no one knows', { fields: 'happiness' }],
    ['a time no one knows', { time_range: undefined, date_preset: 'soon' }],
  ])('are refused for %s', async (_, params) => {
    await meta.sandbox.clock.advance(5 * DAY_MS);
    const { body } = await meta.get(`${tree.ad}/insights`, { time_range: week, ...params });
    expect(body.error.code).toBe(100);
  });
});

test('a report says the same, later', async () => {
  await meta.sandbox.clock.advance(10 * DAY_MS);
  const params = { level: 'ad', time_increment: 1, time_range: week, fields: 'spend' };
  const { body } = await meta.post(`${tree.campaign}/insights`, params);
  const run = body.report_run_id;
  const progress = async () =>
    (await meta.get(run, { fields: 'async_status,async_percent_completion' })).body;
  expect(await progress()).toMatchObject({ async_status: 'Job Running' });
  expect((await meta.get(`${run}/insights`)).body.error.code).toBe(100);
  await meta.sandbox.clock.advance(10_000);
  expect(await progress()).toEqual({
    id: run,
    async_status: 'Job Completed',
    async_percent_completion: 100,
  });
  expect((await meta.get(`${run}/insights`)).body.data).toEqual(await read(tree.campaign, params));
});

test('applications are told under all their names, and people who filled in a form by name', async () => {
  const form = await meta.form();
  const { campaign, adSet, ad } = await meta.leadTree(form);
  await meta.switchOn(ad, adSet, campaign);
  await meta.sandbox.clock.advance(20 * DAY_MS);
  const { body } = await meta.get(`${ad}/insights`, { fields: 'actions' });
  const counts = Object.fromEntries(
    body.data[0].actions.map((one: { action_type: string; value: string }) => [
      one.action_type,
      Number(one.value),
    ]),
  );
  expect(counts.lead).toBeGreaterThan(0);
  expect(counts['onsite_conversion.lead_grouped']).toBe(counts.lead);
  const ofForm = await meta.get(`${form}/leads`, { fields: 'ad_id,field_data', limit: '1' });
  const ofAd = await meta.get(`${ad}/leads`, { fields: 'ad_id,field_data', limit: '1' });
  expect(ofForm.body.data).toEqual(ofAd.body.data);
  expect(ofAd.body.data[0]).toMatchObject({ ad_id: ad });
  expect(ofAd.body.data[0].field_data.map(({ name }: { name: string }) => name)).toContain('email');
});

test('a budget can not sink below what is spent', async () => {
  await meta.sandbox.clock.advance(10 * DAY_MS);
  const { body } = await meta.post(tree.campaign, { lifetime_budget: 1_000 });
  expect(body.error.error_subcode).toBe(1885272);
  expect((await meta.post(tree.campaign, { lifetime_budget: 60_000 })).body.success).toBe(true);
});
