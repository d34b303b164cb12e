import { randomUUID } from 'node:crypto';
import type { ErrorBody, OperationAnswer } from '@posthorn/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import { bodyFor, createAd } from '../../testing/social-ad.ts';

type Campaign = OperationAnswer<'getCampaign'>;

setScene();
let campaignId: string;
beforeEach(async () => {
  campaignId = world.campaign.id;
  await change({ start_date: '2027-03-01', end_date: '2027-03-30' });
});

interface Units {
  facebook?: unknown;
  googleDisplay?: unknown;
  googleSearch?: unknown;
  linkedIn?: unknown;
}
const cents = (units: unknown = 0) => (typeof units === 'number' ? units * 100 : units);
const sum = (units: Units) => Object.values(units).reduce((total, each) => total + each, 0);

/** Sets so many units, with their sum unless a test says otherwise. */
const set = (units: Units, headers = {}, total: unknown = sum(units)) =>
  editor.send(
    'setCustomBudget',
    {
      params: { campaignId },
      body: {
        total_gross_budget_in_cents: cents(total),
        facebook_amount: cents(units.facebook),
        google_display_amount: cents(units.googleDisplay),
        google_search_amount: cents(units.googleSearch),
        linkedin_amount: cents(units.linkedIn),
      },
    },
    headers,
  );
const get = async () => (await admin.call('getCampaign', { params: { campaignId } })).body;
const log = async () =>
  (await admin.call('getActivityLog', { params: { campaignId } })).body.map(
    ({ message }) => message,
  );
const change = (row: object) =>
  server.db.updateTable('campaign').set(row).where('id', '=', campaignId).execute();

/** Refused in these words, and nothing has changed. */
async function refused(status: number, message: string, ...args: Parameters<typeof set>) {
  const before = await get();
  const answer = await set(...args);
  expect([answer.status, (answer.body as ErrorBody).message]).toEqual([status, message]);
  expect(await get()).toEqual(before);
  return answer.body as ErrorBody;
}

describe('a budget', () => {
  test('is set in all and for each channel, and the log says so', async () => {
    const answer = await set({ facebook: 700, linkedIn: 500 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      customTotalGrossBudget: 1_200_00,
      customChannelBudget: {
        facebook: 700_00,
        googleDisplay: 0,
        googleSearch: 0,
        linkedIn: 500_00,
      },
      enabledChannels: { facebook: true, instagram: true, linkedIn: true, googleSearch: false },
      version: 2,
    });
    await set({ facebook: 1_200 });
    expect(await log()).toEqual([
      "changed the Facebook and Instagram budget from '700' to '1200', removed the LinkedIn budget '500'",
      "set the budget to '1200', set the Facebook and Instagram budget to '700', " +
        "set the LinkedIn budget to '500'",
    ]);
  });

  test('that is the same leaves no trace', async () => {
    await set({ facebook: 700 });
    await set({ facebook: 700 });
    expect(await log()).toHaveLength(1);
    expect((await get()).version).toBe(2);
  });

  test('is set once for one key', async () => {
    const headers = { 'idempotency-key': randomUUID(), 'if-match': '"1"' };
    const answers = await Promise.all([1, 2, 3].map(() => set({ facebook: 700 }, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await get()).version).toBe(2);
    expect((await set({ facebook: 800 }, headers)).status).toBe(422);
  });

  test('does not overwrite what another person has changed meanwhile', async () => {
    await set({ facebook: 700 });
    const late = await set({ linkedIn: 500 }, { 'if-match': '"1"' });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { version: 2 } } });
    expect((await get()).customChannelBudget.linkedIn).toBe(0);
  });

  test('is the sum of its parts, and nothing else', async () => {
    const words = 'The total is not the sum of the channels. Please enter the budget again.';
    await refused(422, words, { facebook: 700 }, {}, 800);
    await refused(422, words, {}, {}, 700);
  });

  test.each([
    ['Please set a budget at least for one channel', {}],
    ['Provided amount has invalid format', { facebook: 10.5 }],
    ['Must be between 1 and 99999', { facebook: 100_000 }],
    ['Please contact your CSM for budgets over €100.000,-', { facebook: 99_999, googleSearch: 30 }],
    [
      'The minimum LinkedIn budget for campaign duration is 300 euro',
      { facebook: 99, linkedIn: 299 },
    ],
  ])('is refused: %s', async (message, units) => {
    await refused(422, message, units);
  });

  test('that can not last says so for all of it and for each channel', async () => {
    const { findings } = await refused(422, 'Not enough budget. Should be at least €330', {
      facebook: 10,
      linkedIn: 200,
    });
    expect(findings.map(({ path }) => path)).toEqual(['total', 'facebook', 'linkedIn']);
  });

  test('is counted with the ads, by the dialog, the total and the launch alike', async () => {
    const types = ['FacebookPostAd', 'FacebookStoryAd', 'InstagramPostAd'] as const;
    for (const adType of types) await createAd(adType, bodyFor(adType), campaignId);
    expect((await get()).minimumTimes).toEqual({ facebook: 3 });
    await refused(422, 'Not enough budget. Should be at least €90', { facebook: 89 });
    expect((await set({ facebook: 90 })).status).toBe(200);
    const body = { total_gross_budget_in_cents: 200_00 };
    const divided = await editor.call('setTotalBudget', { params: { campaignId }, body });
    expect(divided.body.customChannelBudget).toMatchObject({ facebook: 112_00, linkedIn: 0 });
    expect((await set({ facebook: 89, googleSearch: 111 })).status).toBe(422);
  });

  test.each([{ facebook: '700' }, { facebook: null }, { facebook: 0.001 }, { facebook: -700 }])(
    'is no %o',
    async (units) => {
      expect((await set(units, {}, 700)).status).toBe(422);
    },
  );

  test.each(['active', 'paused', 'stopped', 'finished'])(
    'stays when the campaign is %s',
    async (status) => {
      await change({ status });
      const words = 'You cannot change the budget once a campaign is activated';
      await refused(409, words, { facebook: 700 });
    },
  );

  test('has no place for what the type can not pay for', async () => {
    await change({ type: 'awareness' });
    const words = 'LinkedIn has no budget in this campaign type';
    await refused(422, words, { linkedIn: 700 });
  });

  test('goes back when the type changes to one that can not spend it', async () => {
    await set({ facebook: 700, linkedIn: 500 });
    const body = { type: 'awareness' };
    const { status } = await editor.send('changeType', { params: { campaignId }, body });
    expect(status).toBe(200);
    expect(await get()).toMatchObject({
      customTotalGrossBudget: 700_00,
      customChannelBudget: { linkedIn: 0 },
    });
    expect((await log())[0]).toContain("removed the LinkedIn budget '500'");
  });
});

describe('a channel that is switched off', () => {
  test('is opened by its money', async () => {
    await change({ channels_off: ['linkedIn', 'facebook'] });
    const { customChannelStatuses } = (await set({ linkedIn: 500 })).body as Campaign;
    expect(customChannelStatuses).toMatchObject({
      linkedIn: { status: true },
      facebook: { status: false },
    });
  });

  test('stays off when a package left it out', async () => {
    campaignId = world.packageCampaign.id;
    await refused(422, 'LinkedIn is not part of this package', { linkedIn: 500 });
    const { customChannelStatuses } = (await set({ facebook: 900 })).body as Campaign;
    expect(customChannelStatuses.linkedIn.status).toBe(false);
  });
});
