import type { ErrorBody } from '@posthorn/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();
let campaignId: string;
beforeEach(async () => {
  server.clock.now = new Date('2027-01-15T12:00:00Z');
  campaignId = world.campaign.id;
  await change({ start_date: '2027-03-01', end_date: '2027-03-30' });
});

const change = (row: object) =>
  server.db.updateTable('campaign').set(row).where('id', '=', campaignId).execute();
const get = async () => (await admin.call('getCampaign', { params: { campaignId } })).body;
const log = async () =>
  (await admin.call('getActivityLog', { params: { campaignId } })).body.map(
    ({ message }) => message,
  );
const setTotal = (total: number | null, headers = {}) =>
  editor.send(
    'setTotalBudget',
    { params: { campaignId }, body: { total_gross_budget_in_cents: total } },
    headers,
  );
type Wanted = 'facebook' | 'instagram' | 'linkedIn' | 'google_display' | 'google_search';
const choose = (channels: Wanted[], headers = {}) =>
  editor.send('setChannels', { params: { campaignId }, body: { channels } }, headers);

async function refused(send: () => ReturnType<typeof choose>, status: number, path?: string) {
  const before = await get();
  const answer = await send();
  expect(answer.status).toBe(status);
  const { findings } = answer.body as ErrorBody;
  if (path) expect(findings?.[0]?.path).toBe(path);
  expect(await get()).toEqual(before);
}

describe('a total', () => {
  test('is divided over the chosen channels, and the log says both', async () => {
    expect((await choose(['facebook', 'instagram', 'google_search'])).status).toBe(200);
    expect((await setTotal(2_000_00)).status).toBe(200);
    expect(await get()).toMatchObject({
      customTotalGrossBudget: 2_000_00,
      customChannelBudget: {
        facebook: 1_500_00,
        googleSearch: 500_00,
        googleDisplay: 0,
        linkedIn: 0,
      },
      enabledChannels: { facebook: true, instagram: true, googleSearch: true, linkedIn: false },
      version: 3,
    });
    const [budget, channels] = await log();
    expect(budget).toContain("set the budget to '2000'");
    expect(channels).toContain('LinkedIn');
  });

  test('that is the same leaves no trace', async () => {
    await setTotal(2_000_00);
    await setTotal(2_000_00);
    await choose(['facebook', 'instagram', 'linkedIn', 'google_display', 'google_search']);
    expect((await get()).version).toBe(2);
  });

  test('is divided anew when the dates change', async () => {
    await setTotal(1_000_00);
    expect((await get()).customChannelBudget.linkedIn).toBeGreaterThan(0);
    await editor.call('scheduleCampaign', {
      params: { campaignId },
      body: { start_date: '2027-03-01', end_date: '2027-12-31' },
    });
    expect(await get()).toMatchObject({
      customTotalGrossBudget: 1_000_00,
      customChannelBudget: { linkedIn: 0 },
    });
  });

  test('is taken back with null', async () => {
    await setTotal(500_00);
    await setTotal(null);
    expect(await get()).toMatchObject({
      customTotalGrossBudget: null,
      customChannelBudget: { facebook: null, linkedIn: null },
    });
  });

  test('is refused when it is too small, too large or no whole amount', async () => {
    await refused(() => setTotal(5_00), 422, 'budget');
    await refused(() => setTotal(0), 422, 'budget');
    await refused(() => setTotal(99_50), 422, 'budget');
    await refused(() => setTotal(100_001_00), 422, 'budget');
  });

  test('of a launched campaign stays', async () => {
    await change({ status: 'active' });
    await refused(() => setTotal(700_00), 409);
  });

  test('of an older version is told what there is now', async () => {
    await setTotal(500_00);
    await refused(() => setTotal(700_00, { 'if-match': '"1"' }), 409);
  });
});

describe('channels', () => {
  test('that are left out give their money to the others', async () => {
    await setTotal(2_000_00);
    await choose(['facebook']);
    expect(await get()).toMatchObject({
      customTotalGrossBudget: 2_000_00,
      customChannelBudget: { facebook: 2_000_00, linkedIn: 0 },
      customChannelStatuses: { instagramFeed: { status: false }, linkedIn: { status: false } },
    });
  });

  test('can not be none, and not those the type has no place for', async () => {
    await refused(() => choose([]), 422, 'channels');
    await change({ type: 'leadform' });
    await refused(() => choose(['facebook', 'google_search']), 422, 'channels');
  });

  test('of a package, or of a launched campaign, stay', async () => {
    await change({ status: 'paused' });
    await refused(() => choose(['facebook']), 409);
    campaignId = world.packageCampaign.id;
    await refused(() => choose(['facebook']), 409);
  });
});
