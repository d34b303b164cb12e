import type { ErrorBody, OperationAnswer, OperationId } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import type { AdType } from '@posthorn/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { admin, server, setScene, world } from '../../testing/scene.ts';

type Campaign = OperationAnswer<'getCampaign'>;

setScene();
let campaignId: string;

beforeEach(() => {
  server.clock.now = new Date('2027-03-10T12:00:00Z');
  campaignId = world.campaign.id;
});

const error = (answer: { body: unknown }) => answer.body as ErrorBody;
const get = async () => (await admin.call('getCampaign', { params: { campaignId } })).body;

/** Sends a change of the campaign; answers are untyped, because half of them are refusals. */
const send = (id: OperationId, body?: unknown, params: Record<string, string> = {}) =>
  admin.send(id, { params: { campaignId, ...params }, body });

async function change(
  id: OperationId,
  body?: unknown,
  params: Record<string, string> = {},
): Promise<Campaign> {
  const answer = await send(id, body, params);
  expect(answer.body).toMatchObject({ id: campaignId });
  return answer.body as Campaign;
}

/** Refused in these words, and nothing has changed. */
async function refused(status: number, message: string, id: OperationId, body?: unknown) {
  const before = await get();
  const answer = await send(id, body);
  expect([answer.status, error(answer).message]).toEqual([status, message]);
  expect(await get()).toEqual(before);
}

const details = {
  title: 'Night nurse',
  target_url: 'https://www.Care.example/jobs/7?x=1',
  po_number: 'PO 1',
  reference_number: 'R-1',
  language: 'nl',
};
const typed = (changed: Partial<typeof details>) => ({ ...details, ...changed });
const use = async (type: string) => {
  await server.db
    .updateTable('campaign')
    .set({ type: type as Campaign['type'] })
    .where('id', '=', campaignId)
    .execute();
};
const asLocation = (place: Awaited<ReturnType<typeof builders.makePlace>>) => ({
  id: place.id,
  name: place.name,
  type: place.type,
  country: place.country_name,
});
const place = async (row: Parameters<typeof builders.makePlace>[1] = {}) =>
  asLocation(await builders.makePlace(server.db, row));

describe('the typed fields', () => {
  test('are saved together, without the spaces around them', async () => {
    const saved = await change('updateCampaign', typed({ title: '  Night nurse ' }));
    expect(saved).toMatchObject({
      title: 'Night nurse',
      targetUrl: details.target_url,
      displayUrl: 'care.example',
      poNumber: 'PO 1',
      referenceNumber: 'R-1',
      language: 'nl',
      version: 2,
    });
    expect(await get()).toEqual(saved);
  });

  test('may be empty', async () => {
    const empty = {
      title: '',
      target_url: '',
      po_number: '',
      reference_number: '',
      language: 'en',
    };
    expect(await change('updateCampaign', empty)).toMatchObject({ title: '', targetUrl: '' });
  });

  test('keep any script', async () => {
    const title = 'مدير مبيعات 👩‍🚀 ŁÓDŹ';
    expect((await change('updateCampaign', typed({ title }))).title).toBe(title);
  });

  const bad: [string, Partial<typeof details>, string][] = [
    ['http', { target_url: 'http://a.test' }, 'The URL should include https:// and no spaces'],
    ['a space', { target_url: 'https://a b' }, 'The URL should include https:// and no spaces'],
    ['no host', { target_url: 'https://' }, 'Provided url is invalid'],
    [
      'a long address',
      { target_url: `https://a.test/${'x'.repeat(986)}` },
      'This field is max 1000 characters',
    ],
    [
      'a bell',
      { po_number: 'a\u0007b' },
      'Some of the data sent was invalid. Please check it and try again.',
    ],
    ['41 characters', { po_number: 'x'.repeat(41) }, 'This field is max 40 characters'],
    ['101 characters', { reference_number: 'x'.repeat(101) }, 'This field is max 100 characters'],
  ];
  test.each(bad)('refuse %s', async (_name, field, message) => {
    await refused(422, message, 'updateCampaign', typed(field));
  });

  test('take what a page or a table put between words for a space', async () => {
    await send('updateCampaign', typed({ po_number: 'a\tb', title: 'a\u2028b' }));
    expect(await get()).toMatchObject({ poNumber: 'a b', title: 'a b' });
  });

  test('accept the longest', async () => {
    const longest = {
      target_url: `https://a.test/${'x'.repeat(985)}`,
      po_number: 'é'.repeat(40),
      reference_number: '👍🏽'.repeat(100),
    };
    expect(await change('updateCampaign', typed(longest))).toMatchObject({
      referenceNumber: longest.reference_number,
    });
  });

  test('a fast apply form has no landing page', async () => {
    await use('leadform');
    const message = 'A campaign of this type does not use this field';
    await refused(422, message, 'updateCampaign', details);
    expect(await change('updateCampaign', typed({ target_url: '' }))).toMatchObject({
      title: details.title,
    });
  });
});

describe('the dates', () => {
  const dates = (start_date: string, end_date: string) => ({ start_date, end_date });

  test('begin tomorrow at the earliest, in the account’s own calendar', async () => {
    const saved = await change('scheduleCampaign', dates('2027-03-11', '2027-03-12'));
    expect(saved).toMatchObject({ startDate: '2027-03-11', endDate: '2027-03-12' });
    // half past eleven in the evening of the tenth here is the eleventh in Amsterdam
    server.clock.now = new Date('2027-03-10T23:30:00Z');
    await refused(
      422,
      'Only future dates can be selected',
      'scheduleCampaign',
      dates('2027-03-11', '2027-03-20'),
    );
  });

  const bad: [string, string, string, string][] = [
    ['today', '2027-03-10', '2027-03-20', 'Only future dates can be selected'],
    ['reversed', '2027-03-20', '2027-03-12', 'End date should be greater than start date'],
    ['one day', '2027-03-20', '2027-03-20', 'End date should be greater than start date'],
    ['366 days', '2027-03-11', '2028-03-11', 'Date range period is too big'],
  ];
  test.each(bad)('refuse %s', async (_name, start, end, message) => {
    await refused(422, message, 'scheduleCampaign', dates(start, end));
  });

  test('need only a first day where a template or package says how long', async () => {
    const start = { start_date: '2027-03-11' };
    await refused(422, 'This field can not be empty', 'scheduleCampaign', start);
    const runtimes: [number, string][] = [
      [30, '2027-04-09'],
      [1, '2027-03-12'],
      [900, '2028-03-10'],
    ];
    for (const [runtime, endDate] of runtimes) {
      await server.db.updateTable('campaign').set({ runtime }).execute();
      expect(await change('scheduleCampaign', start)).toMatchObject({ runtime, endDate });
    }
  });

  test('accept 365 days, and no day that does not exist', async () => {
    await change('scheduleCampaign', dates('2027-03-11', '2028-03-10'));
    expect((await send('scheduleCampaign', dates('2027-02-29', '2027-03-30'))).status).toBe(422);
    expect((await send('scheduleCampaign', dates('tomorrow', '2027-03-30'))).status).toBe(422);
  });

  test('both days are taken back, until the launch', async () => {
    await change('scheduleCampaign', dates('2027-03-11', '2027-04-10'));
    const none = { start_date: null, end_date: null };
    expect(await change('scheduleCampaign', none)).toMatchObject({
      startDate: null,
      endDate: null,
    });
  });
});

describe('places', () => {
  test('are added and removed; their names come from us', async () => {
    const first = await place();
    const added = await change('addLocation', { ...first, name: '<b>Elsewhere</b>' });
    expect(added.locations).toEqual([first]);
    expect((await change('removeLocation', first)).locations).toEqual([]);
  });

  test('are five at most, of one type, in one country', async () => {
    const places = await Promise.all(Array.from({ length: 6 }, () => place()));
    for (const one of places.slice(0, 5)) await change('addLocation', one);
    const add = async (message: string, one: unknown) => refused(422, message, 'addLocation', one);
    await add('You have exceeded maximum amount of locations', places[5]);
    await change('removeLocation', places[4]);
    await add('This location is already chosen', places[0]);
    await add(
      'You can add only 1 type of administrative unit at the same time',
      await place({ type: 'region' }),
    );
    await add(
      'You can only select multiple locations in the same country',
      await place({ country_name: 'Belgium', country_code: 'BE' }),
    );
    await add('This value is not known here', { ...places[5], id: 'city:nowhere' });
  });

  test('cities take a radius, which the log tells', async () => {
    const at = (latitude: number, population: number) =>
      place({ latitude, longitude: 6.5, population });
    const [city, , far] = [await at(53.2, 180_000), await at(53.3, 20_000), await at(54.2, 70_000)];
    const { id } = city;
    const added = await change('addLocation', { ...city, radiusKm: 25 });
    expect(added.locations).toEqual([{ ...city, radiusKm: 25 }]);
    await refused(422, 'This location is already chosen', 'addLocation', city);
    const wider = await change('changeLocation', { id, radiusKm: 40 });
    expect(wider.locations).toEqual([{ ...city, radiusKm: 40 }]);
    const { body } = await admin.call('getActivityLog', { params: { campaignId: wider.id } });
    expect(body[0]?.message).toBe(`added the location '${city.name} + 40 km'`);
    expect((await change('changeLocation', { id, radiusKm: null })).locations).toEqual([city]);
    expect((await change('changeLocation', { id: far.id, radiusKm: 40 })).locations).toEqual([
      city,
    ]);
    expect((await send('changeLocation', { id, radiusKm: 33 })).status).toBe(422);
  });

  test('regions take none', async () => {
    const region = await place({ type: 'region' });
    await refused(422, 'Only cities take a radius', 'addLocation', { ...region, radiusKm: 25 });
    await change('addLocation', region);
    const wide = { id: region.id, radiusKm: 25 };
    await refused(422, 'Only cities take a radius', 'changeLocation', wide);
  });

  test('one country at most', async () => {
    const country = (name: string) => place({ type: 'country', name, country_name: name });
    await change('addLocation', await country('Belgium'));
    await refused(
      422,
      'You can only select multiple locations in the same country',
      'addLocation',
      await country('France'),
    );
  });

  test('too small for a channel: saved, and told', async () => {
    const village = await place({ name: 'Diphoorn', population: 900 });
    const answer = await send('addLocation', village);
    expect(answer.status).toBe(206);
    expect(answer.body).toMatchObject({
      message: 'Diphoorn is saved, but LinkedIn and Google Display can not be aimed at it',
      locations: [village],
    });
    expect((await get()).locations).toEqual([village]);
  });
});

describe('the audience', () => {
  const profile = (row: Parameters<typeof builders.makeProfile>[1] = {}) =>
    builders.makeProfile(server.db, row);

  test('job profiles are added, five at most, each once', async () => {
    const profiles = await Promise.all(Array.from({ length: 6 }, () => profile()));
    for (const { id } of profiles.slice(0, 5)) await change('addProfile', { id });
    await refused(422, 'You have exceeded maximum amount of job profiles', 'addProfile', {
      id: profiles[5]?.id,
    });
    const last = await change('removeProfile', undefined, { profileId: profiles[4]?.id ?? '' });
    expect(last.profiles).toHaveLength(4);
    expect(last.profiles[0]).toEqual({
      id: profiles[0]?.id,
      name: profiles[0]?.name,
      localName: profiles[0]?.name,
      functionGroup: profiles[0]?.function_group,
    });
    const twice = await profile({ name: profiles[0]?.name.toUpperCase() });
    const message = 'This job profile is already chosen';
    await refused(422, message, 'addProfile', { id: twice.id });
    await refused(422, 'This value is not known here', 'addProfile', { id: 'nobody' });
  });

  test('a function group takes the profiles back, and the other way round', async () => {
    await use('custom');
    const { id, function_group } = await profile();
    await change('addProfile', { id });
    const grouped = await change('setFunctionGroup', { function_group });
    expect(grouped).toMatchObject({ functionGroup: function_group, profiles: [] });
    const profiled = await change('addProfile', { id });
    expect(profiled).toMatchObject({ functionGroup: null, profiles: [{ id }] });
    await change('setFunctionGroup', { function_group });
    expect((await change('clearFunctionGroup')).functionGroup).toBeNull();
    await refused(422, 'This value is not known here', 'setFunctionGroup', {
      function_group: 'wizards',
    });
  });

  test('vacancy visits have no function group', async () => {
    const { function_group } = await profile();
    const message = 'A campaign of this type does not use this field';
    await refused(422, message, 'setFunctionGroup', { function_group });
  });
});

describe('the goal', () => {
  test('belongs to custom campaigns', async () => {
    await refused(422, 'A campaign of this type does not use this field', 'setGoal', {
      goal: 'MAXIMISE_CLICKS',
    });
    await use('custom');
    expect((await change('setGoal', { goal: 'MAXIMISE_IMPRESSIONS' })).goal).toBe(
      'MAXIMISE_IMPRESSIONS',
    );
    expect((await send('setGoal', { goal: 'MAXIMISE_FUN' })).status).toBe(422);
  });

  test('conversions need a conversion id', async () => {
    await use('custom');
    const goal = 'MAXIMISE_CONVERSIONS';
    await refused(
      422,
      'Conversions can only be chosen when the account has a conversion id',
      'setGoal',
      { goal },
    );
    vi.spyOn(server.deps.networks, 'connectionsOf').mockResolvedValueOnce({
      unconnected: [],
      uncounted: ['facebook', 'linkedIn'],
      lost: [],
      otherCurrency: [],
    });
    expect((await change('setGoal', { goal })).goal).toBe(goal);
  });
});

test('a page is one of the account, of its channel, chosen before the launch', async () => {
  const chosen = await change('setSocialPage', { page_id: world.page.id, channel: 'facebook' });
  expect(chosen).toMatchObject({
    facebookPageId: world.page.id,
    facebookPageName: world.page.name,
    facebookPageLogo: expect.stringContaining(world.page.id),
    ...{ facebookJobList: null, facebookJobListId: null },
    facebook_cap_strategy: { active: false, type: null, value: null },
  });
  await refused(422, 'This value is not known here', 'setSocialPage', {
    page_id: world.page.id,
    channel: 'instagram',
  });
  await server.db.deleteFrom('social_page').where('id', '=', world.page.id).execute();
  expect(await get()).toMatchObject({ facebookPageId: world.page.id, facebookPageName: null });
});

describe('another type', () => {
  test('keeps what it uses and empties the rest', async () => {
    await change('updateCampaign', details);
    await change('addProfile', { id: world.profile.id });
    const asForm = await change('changeType', { type: 'leadform' });
    expect(asForm).toMatchObject({ type: 'leadform', targetUrl: '', profiles: [{}] });
    expect(asForm.title).toBe(details.title);
    const custom = await change('changeType', { type: 'custom' });
    expect(custom.profiles).toHaveLength(1);
    await change('setGoal', { goal: 'MAXIMISE_CLICKS' });
    expect((await change('changeType', { type: 'conversions' })).goal).toBeNull();
  });

  test('is refused while there are ads it has no place for', async () => {
    const makeAd = (type: AdType) =>
      builders.makeAd(server.db, { account_id: world.account.id, campaign_id: campaignId, type });
    const search = await makeAd('GoogleSearchAd');
    const one = 'Google Search is not part of this campaign type.';
    await refused(409, one, 'changeType', { type: 'awareness' });
    await makeAd('LinkedinPostAd');
    const two = 'LinkedIn and Google Search are not part of this campaign type.';
    await refused(409, two, 'changeType', { type: 'leadform' });
    expect((await get()).channelsWithAds).toEqual(['facebook', 'linkedIn', 'googleSearch']);

    await server.db.deleteFrom('ad').where('id', '=', search.id).execute();
    expect((await change('changeType', { type: 'awareness' })).type).toBe('awareness');
  });

  test('comes with a template; the same is in its way', async () => {
    const account_id = world.account.id;
    const [form, visits] = [
      await builders.makeTemplate(server.db, { account_id, type: 'leadform' }),
      await builders.makeTemplate(server.db, { account_id, type: 'consideration' }),
    ];
    const ad = { account_id, campaign_id: campaignId, type: 'LinkedinPostAd' as const };
    await builders.makeAd(server.db, ad);
    const before = await get();
    const answer = await send('changeTemplate', undefined, { templateId: form.id });
    const message = 'LinkedIn is not part of this campaign type.';
    expect([answer.status, error(answer).message]).toEqual([409, message]);
    expect(await get()).toEqual(before);
    await change('changeTemplate', undefined, { templateId: visits.id });
  });
});

describe('after the launch', () => {
  const launched =
    'This campaign has been launched, so its configuration can not be changed any more';

  test('nothing is configured any more', async () => {
    campaignId = world.activeCampaign.id;
    await refused(409, launched, 'updateCampaign', details);
    await refused(409, launched, 'addLocation', await place());
    await refused(409, launched, 'changeType', { type: 'custom' });
    await refused(409, launched, 'setSocialPage', { page_id: world.page.id, channel: 'facebook' });
  });

  test('but what has errors can be mended', async () => {
    campaignId = world.activeCampaign.id;
    await builders.makeCampaignError(server.db, {
      account_id: world.account.id,
      campaign_id: campaignId,
    });
    const saved = await change('updateCampaign', details);
    expect(saved.title).toBe(details.title);
    await refused(409, launched, 'changeType', { type: 'custom' });
    // but not emptied, and its dates are facts
    await refused(422, 'This field can not be empty', 'updateCampaign', typed({ title: '' }));
    await refused(409, launched, 'scheduleCampaign', {
      start_date: '2027-04-01',
      end_date: '2027-05-01',
    });
  });

  test('and what is over stays as it was', async () => {
    for (const status of ['stopped', 'finished'] as const) {
      const over = await builders.makeCampaign(server.db, {
        account_id: world.account.id,
        workspace_id: world.workspace.id,
        status,
      });
      campaignId = over.id;
      await builders.makeCampaignError(server.db, {
        account_id: world.account.id,
        campaign_id: campaignId,
      });
      await refused(409, launched, 'updateCampaign', details);
    }
  });
});

describe('two people at once', () => {
  test('a stale version is told with the current campaign, and changes nothing', async () => {
    const mine = await get();
    await change('updateCampaign', details);
    const answer = await admin.send(
      'updateCampaign',
      { params: { campaignId }, body: typed({ title: 'Mine' }) },
      { 'if-match': `"${mine.version}"` },
    );
    expect(answer.status).toBe(409);
    expect(error(answer)).toMatchObject({ code: 'stale', current: await get() });
    expect((await get()).title).toBe(details.title);
  });

  test('changes that change nothing leave version and log alone', async () => {
    await change('updateCampaign', details);
    const again = await change('updateCampaign', details);
    expect(again.version).toBe(2);
    const log = await admin.call('getActivityLog', { params: { campaignId } });
    expect(log.body).toHaveLength(1);
  });

  test('of six places added in parallel five are kept', async () => {
    const places = await Promise.all(Array.from({ length: 6 }, () => place()));
    const answers = await Promise.all(places.map((one) => send('addLocation', one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422]);
    expect((await get()).locations).toHaveLength(5);
  });
});

describe('advice', () => {
  test('follows the configuration', async () => {
    const advice = async () => {
      const { reach, suggestedTotalGrossBudget: budget, ...rest } = await get();
      return {
        reach,
        budget,
        applicable: rest.suggestedBudgetApplicable,
        why: rest.suggestedBudgetNonApplicabilityMessage,
      };
    };
    const city = await place({ population: 500_000 });
    await change('addLocation', city);
    expect(await advice()).toEqual({
      reach: null,
      budget: null,
      applicable: false,
      why: 'no_profile',
    });
    await change('removeLocation', city);
    const nurse = await builders.makeProfile(server.db, { function_group: 'healthcare' });
    await change('addProfile', { id: nurse.id });
    expect((await advice()).why).toBe('no_location');
    await change('addLocation', city);
    const usual = await advice();
    expect(usual).toMatchObject({ reach: 17_000, applicable: true, why: null });
    await change('scheduleCampaign', { start_date: '2027-03-11', end_date: '2027-05-10' });
    expect((await advice()).budget).toBeGreaterThan(usual.budget ?? 0);
    const other = await builders.makeProfile(server.db, { function_group: 'it' });
    await change('addProfile', { id: other.id });
    expect((await advice()).why).toBe('audience_not_uniform');
    await change('changeType', { type: 'custom' });
    await change('removeProfile', undefined, { profileId: other.id });
    expect((await advice()).why).toBe('custom_campaign');

    const costs = await admin.call('getCosts', { params: { campaignId } });
    expect(costs.body.cpm).toBeGreaterThan(costs.body.cpc ?? 0);
    expect(costs.body.channels?.linkedIn.cpc).toBeGreaterThan(costs.body.cpc ?? 0);
  });

  test('is not given without prices', async () => {
    await change('addLocation', await place({ country_name: 'Andorra', country_code: 'AD' }));
    const nurse = await builders.makeProfile(server.db, { function_group: 'healthcare' });
    const { suggestedBudgetNonApplicabilityMessage: why } = await change('addProfile', {
      id: nurse.id,
    });
    expect(why).toBe('not_enough_data');
    const costs = await admin.call('getCosts', { params: { campaignId } });
    expect(costs.body).toEqual({ cpm: null, cpc: null, channels: null });
  });

  test('is not given for an unknown group of people', async () => {
    await change('addLocation', await place());
    const { suggestedBudgetNonApplicabilityMessage: why } = await change('addProfile', {
      id: world.profile.id,
    });
    expect(why).toBe('reach_unknown');
  });
});
