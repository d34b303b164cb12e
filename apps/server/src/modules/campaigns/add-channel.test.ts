import type { ErrorBody, OperationAnswer } from '@posthorn/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import { bodyFor, createAd } from '../../testing/social-ad.ts';

type Campaign = OperationAnswer<'getCampaign'>;

setScene();
let campaignId: string;
beforeEach(() => {
  campaignId = world.packageCampaign.id;
});

const add = (channelName: unknown, channelAmount: unknown, headers = {}) =>
  editor.send(
    'addChannelBudget',
    { params: { campaignId }, body: { channelName, channelAmount } },
    headers,
  );
const get = async () => (await admin.call('getCampaign', { params: { campaignId } })).body;
const change = (row: object) =>
  server.db.updateTable('campaign').set(row).where('id', '=', campaignId).execute();

/** Refused in these words, and nothing has changed. */
async function refused(status: number, message: string, name: unknown, amount: unknown) {
  const before = await get();
  const answer = await add(name, amount);
  expect([answer.status, (answer.body as ErrorBody).message]).toEqual([status, message]);
  expect(await get()).toEqual(before);
}

describe('a channel the package does not have', () => {
  test('is added with its money; the campaign is a custom one and the log says so', async () => {
    const answer = await add('linked_in', 500_00);
    expect(answer.status).toBe(200);
    const campaign = answer.body as Campaign;
    expect(campaign).toMatchObject({
      type: 'custom',
      goal: 'MAXIMISE_CLICKS',
      packageId: world.packageCampaign.package_id,
      customTotalGrossBudget: 1_500_00,
      customChannelBudget: { facebook: 1_000_00, linkedIn: 500_00 },
      customChannelStatuses: { linkedIn: { status: true }, googleSearch: { status: false } },
      version: 2,
    });
    const log = await admin.call('getActivityLog', { params: { campaignId } });
    expect(log.body.map(({ message }) => message)).toEqual([
      "changed the campaign type from 'Vacancy visits' to 'Custom', set the goal to 'Traffic', " +
        "added the channel 'LinkedIn', changed the budget from '1000' to '1500', " +
        "set the LinkedIn budget to '500'",
    ]);
  });

  test('of Meta comes alone when Meta was off', async () => {
    await change({ channels_off: ['facebook'], facebook_budget: null });
    const { customChannelStatuses, customChannelBudget } = (await add('instagram_story', 200_00))
      .body as Campaign;
    expect(customChannelStatuses).toMatchObject({
      facebook: { status: true },
      instagramStory: { status: true },
      instagramFeed: { status: false },
      facebookFeed: { status: false },
    });
    expect(customChannelBudget.facebook).toBe(200_00);
  });

  test('is added once, also when another person adds it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add('linked_in', 500_00)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await get()).customTotalGrossBudget).toBe(1_500_00);
    await refused(409, 'LinkedIn is already part of this campaign', 'linked_in', 500_00);
  });

  test('is not added to a campaign another person has changed meanwhile', async () => {
    await add('google_search', 100_00);
    const late = await add('linked_in', 500_00, { 'if-match': '"1"' });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { version: 2 } } });
    expect((await get()).customTotalGrossBudget).toBe(1_100_00);
  });

  test.each([
    [0, "Value can't be lower then 1"],
    [-100, "Value can't be lower then 1"],
    [50_50, 'Provided amount has invalid format'],
    [100_000_00, 'Must be between 1 and 99999'],
    [99_999_00, 'Please contact your CSM for budgets over €100.000,-'],
  ])('not for %s cents', (amount, message) => refused(422, message, 'linked_in', amount));

  test.each([
    ['linkedIn', 500_00],
    ['facebook', 500_00],
    ['linked_in', '500'],
    ['linked_in', 0.5],
    ['linked_in', 1e300],
    ['linked_in', null],
  ])('not for %s and %s', async (name, amount) => {
    expect((await add(name, amount)).status).toBe(422);
  });

  test.each(['active', 'paused', 'stopped', 'finished', 'failed'])(
    'not when %s',
    async (status) => {
      await change({ status });
      const launched =
        'This campaign has been launched, so its configuration can not be changed any more';
      await refused(409, launched, 'linked_in', 500_00);
    },
  );

  test('not with less than its network wants for these days', async () => {
    await change({ start_date: '2027-03-01', end_date: '2027-03-30', facebook_budget: 1_00 });
    const message = 'The minimum LinkedIn budget for campaign duration is 300 euro';
    await refused(422, message, 'linked_in', 299_00);
    expect((await add('linked_in', 300_00)).status).toBe(200);
  });

  test('not where there is no package', async () => {
    await change({ package_id: null });
    const without = 'This campaign was not made from a package, so no channel is missing from it';
    await refused(409, without, 'linked_in', 500_00);
  });

  test('takes no ads before it is added', async () => {
    const body = { ...bodyFor('LinkedinPostAd'), call_to_action: 'APPLY' };
    expect(await createAd('LinkedinPostAd', body, campaignId)).toMatchObject({
      status: 409,
      body: { message: 'LinkedIn is not part of this package' },
    });
    await add('linked_in', 500_00);
    expect((await createAd('LinkedinPostAd', body, campaignId)).status).toBe(201);
  });

  test('is no one else’s business', async () => {
    const body = { channelName: 'linked_in', channelAmount: 500_00 };
    for (const person of [world.stranger, world.editorElsewhere]) {
      const client = await server.client(person.id);
      const answer = await client.send('addChannelBudget', { params: { campaignId }, body });
      expect(answer.status).toBe(404);
    }
    expect((await get()).version).toBe(1);
  });
});
