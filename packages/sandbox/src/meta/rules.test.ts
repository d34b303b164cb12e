import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCampaign, anAd, anAdSet, aStory, blamed, MetaByHand, targeting } from './testing.ts';

let meta: MetaByHand;
let hash: string;
let campaign: string;
let plainCampaign: string;
let adSet: string;
let abroad: string;
let province: string;

beforeAll(async () => {
  meta = await MetaByHand.open();
  hash = await meta.image();
  campaign = await meta.make('campaigns', aCampaign());
  plainCampaign = await meta.make('campaigns', {
    ...aCampaign({ lifetime_budget: undefined, bid_strategy: undefined }),
    is_adset_budget_sharing_enabled: false,
  });
  adSet = await meta.make('adsets', anAdSet(campaign));
  abroad = await meta.make('campaigns', aCampaign({ special_ad_category_country: ['SG', 'TW'] }));
  const wanted = { type: 'adgeolocation', q: 'Utrecht', location_types: ['region'] };
  province = (await meta.get('search', wanted)).body.data[0].key;
});
afterAll(() => meta.close());

type Refusal = [
  what: string,
  edge: string,
  params: () => Record<string, unknown>,
  field: string,
  subcode?: number,
];
const on = (geo: object, more = {}) => targeting({ geo_locations: geo, ...more });
const city = (radius: number) => ({
  cities: [{ key: '2745912', radius, distance_unit: 'kilometer' }],
});
/** Each with its latitude, longitude and kilometers. */
const pins = (...all: [number, number, number][]) => ({
  custom_locations: all.map(([latitude, longitude, radius]) => ({
    ...{ latitude, longitude, radius },
    distance_unit: 'kilometer',
  })),
});
const amersfoort = { key: '2759821', radius: 25, distance_unit: 'kilometer' };
const cards = (count: number) =>
  Array.from({ length: count }, () => ({ link: 'https://jobs.example', image_hash: hash }));
const look = (changes: object, more = {}) => ({
  name: 'Look',
  object_story_spec: { ...aStory(hash, { ...changes }), ...more },
});

/** A look with a picture for stories and one for the feed. */
const feedLook = (changes: object = {}) => ({
  name: 'Look',
  object_story_spec: { page_id: aStory(hash).page_id },
  asset_feed_spec: {
    ad_formats: ['SINGLE_IMAGE'],
    images: ['story', 'feed'].map((name) => ({ hash, adlabels: [{ name }] })),
    bodies: [{ text: 'Come to us' }],
    link_urls: [{ website_url: 'https://jobs.example' }],
    call_to_action_types: ['APPLY_NOW'],
    asset_customization_rules: ['story', 'feed'].map(ruleFor),
    ...changes,
  },
});
const ruleFor = (name: string) => ({
  customization_spec: { publisher_platforms: ['facebook'], facebook_positions: [name] },
  image_label: { name },
});
const FEED = 'asset_feed_spec';

const refusals: Refusal[] = [
  [
    'special and not special',
    'campaigns',
    () => aCampaign({ special_ad_categories: ['NONE', 'EMPLOYMENT'] }),
    'special_ad_categories',
  ],
  [
    'for the page of a stranger',
    'adsets',
    () => anAdSet(campaign, { promoted_object: { page_id: '999' } }),
    'promoted_object',
  ],
  [
    'with a link that Meta can not open',
    'adcreatives',
    () => look({ link: 'http://localhost/jobs' }),
    'link',
  ],
  [
    'with a button for a page at Meta',
    'adcreatives',
    () => look({ call_to_action: { type: 'LIKE_PAGE' } }),
    'call_to_action.type',
  ],
  [
    'with all enhancements at once',
    'adcreatives',
    () => ({
      ...look({}),
      degrees_of_freedom_spec: {
        creative_features_spec: { standard_enhancements: { enroll_status: 'OPT_IN' } },
      },
    }),
    'degrees_of_freedom_spec',
    3858504,
  ],
  [
    'in Taiwan without declaring it',
    'adsets',
    () => anAdSet(abroad, { targeting: on({ countries: ['TW'] }) }),
    'regional_regulated_categories',
  ],
  ['without a name', 'campaigns', () => aCampaign({ name: '' }), 'name'],
  ['without an objective', 'campaigns', () => aCampaign({ objective: undefined }), 'objective'],
  [
    'with an old objective',
    'campaigns',
    () => aCampaign({ objective: 'LINK_CLICKS' }),
    'objective',
  ],
  ['with an unknown objective', 'campaigns', () => aCampaign({ objective: 'FUN' }), 'objective'],
  [
    'without saying whether it is special',
    'campaigns',
    () => aCampaign({ special_ad_categories: undefined }),
    'special_ad_categories',
  ],
  [
    'special, but nowhere',
    'campaigns',
    () => aCampaign({ special_ad_category_country: [] }),
    'special_ad_category_country',
  ],
  [
    'special and reserved',
    'campaigns',
    () => aCampaign({ buying_type: 'RESERVED' }),
    'buying_type',
  ],
  ['with two budgets', 'campaigns', () => aCampaign({ daily_budget: 500 }), 'daily_budget'],
  [
    'with part of a cent',
    'campaigns',
    () => aCampaign({ lifetime_budget: 10.5 }),
    'lifetime_budget',
  ],
  [
    'with next to nothing',
    'campaigns',
    () => aCampaign({ lifetime_budget: 5 }),
    'lifetime_budget',
    1885272,
  ],
  [
    'without a budget and without saying who has it',
    'campaigns',
    () => aCampaign({ lifetime_budget: undefined, bid_strategy: undefined }),
    'is_adset_budget_sharing_enabled',
  ],

  [
    'with a budget of its own',
    'adsets',
    () => anAdSet(campaign, { lifetime_budget: 100 }),
    'lifetime_budget',
    1885621,
  ],
  ['without any budget', 'adsets', () => anAdSet(plainCampaign), 'daily_budget'],
  [
    'with a lifetime budget for a day and no longer',
    'adsets',
    () =>
      anAdSet(campaign, {
        start_time: '2027-01-05T00:00:00+0100',
        end_time: '2027-01-06T00:00:00+0100',
      }),
    'end_time',
    1487094,
  ],
  ['without an end', 'adsets', () => anAdSet(campaign, { end_time: undefined }), 'end_time'],
  [
    'with an end that is over',
    'adsets',
    () => anAdSet(campaign, { start_time: undefined, end_time: '2027-01-01T00:00:00+0100' }),
    'end_time',
  ],
  [
    'that ends before it begins',
    'adsets',
    () => anAdSet(campaign, { end_time: '2027-01-04T23:00:00+0100' }),
    'end_time',
  ],
  [
    'with a cap and without the amount',
    'adsets',
    () => anAdSet(plainCampaign, { daily_budget: 900, bid_strategy: 'COST_CAP' }),
    'bid_amount',
    1815857,
  ],
  [
    'for a goal of other campaigns',
    'adsets',
    () => anAdSet(campaign, { optimization_goal: 'OFFSITE_CONVERSIONS' }),
    'optimization_goal',
    2490408,
  ],
  [
    'with a form, for visits',
    'adsets',
    () => anAdSet(campaign, { destination_type: 'ON_AD' }),
    'destination_type',
    1815715,
  ],
  [
    'in Europe, without saying who pays',
    'adsets',
    () => anAdSet(campaign, { dsa_payor: undefined }),
    'dsa_beneficiary',
    3858081,
  ],
  [
    'in Europe, with a blank for who pays',
    'adsets',
    () => anAdSet(campaign, { dsa_payor: ' ' }),
    'dsa_beneficiary',
    3858081,
  ],
  [
    'without saying who chooses the audience',
    'adsets',
    () => anAdSet(campaign, { targeting: targeting({ targeting_automation: {} }) }),
    'targeting.targeting_automation',
    1870227,
  ],
  ['nowhere', 'adsets', () => anAdSet(campaign, { targeting: on({}) }), 'targeting', 1885364],
  [
    'in a city that does not exist',
    'adsets',
    () => anAdSet(campaign, { targeting: on({ cities: [{ key: '1' }] }) }),
    'targeting.geo_locations.cities',
  ],
  [
    'in circles around several cities',
    'adsets',
    () => anAdSet(campaign, { targeting: on({ cities: [...city(25).cities, amersfoort] }) }),
    'targeting',
    1815946,
  ],
  ...(
    [
      ['in a country and a city in it', { countries: ['NL'], ...city(25) }],
      ['in a country and a point in it', { countries: ['NL'], ...pins([52.09, 5.12, 25]) }],
      ['in a region and a city in it', () => ({ regions: [{ key: province }], ...city(25) })],
      [
        'in a region and a point in it',
        () => ({ regions: [{ key: province }], ...pins([52.09, 5.12, 25]) }),
      ],
      [
        'in a country and a region of it',
        () => ({ countries: ['NL'], regions: [{ key: province }] }),
      ],
    ] as [string, object | (() => object)][]
  ).map(
    ([what, geo]): Refusal => [
      what,
      'adsets',
      () => anAdSet(campaign, { targeting: on(typeof geo === 'function' ? geo() : geo) }),
      'targeting',
      1487756,
    ],
  ),
  ...(
    [
      ['at no point', { custom_locations: [{ radius: 25, distance_unit: 'kilometer' }] }],
      ['around a point without a radius', { custom_locations: [{ latitude: 52, longitude: 5 }] }],
      ['in the middle of the sea', pins([40, -40, 25])],
      [
        'around too many points',
        pins(...Array.from({ length: 201 }, (): [number, number, number] => [52, 5, 25])),
      ],
    ] as [string, object][]
  ).map(
    ([what, geo]): Refusal => [
      what,
      'adsets',
      () => anAdSet(campaign, { targeting: on(geo) }),
      'targeting.geo_locations.custom_locations',
    ],
  ),
  [
    'in a position that does not exist',
    'adsets',
    () => anAdSet(campaign, { targeting: targeting({ facebook_positions: ['roof'] }) }),
    'targeting.facebook_positions',
  ],
  [
    'with stories on Facebook alone',
    'adsets',
    () => anAdSet(campaign, { targeting: targeting({ facebook_positions: ['story'] }) }),
    'targeting.facebook_positions',
    1815891,
  ],
  [
    'with an unknown way to aim',
    'adsets',
    () => anAdSet(campaign, { targeting: targeting({ shoe_size: 44 }) }),
    'targeting.shoe_size',
  ],
  ...(
    [
      ['only to the young', on({ countries: ['NL'] }, { age_max: 30 })],
      ['only to older people', on({ countries: ['NL'] }, { age_min: 40 })],
      ['to one gender', on({ countries: ['NL'] }, { genders: [1] })],
      ['in postal codes', on({ countries: ['NL'], zips: [{ key: 'NL:3511' }] })],
      [
        'not in some places',
        on({ countries: ['NL'] }, { excluded_geo_locations: { regions: [] } }),
      ],
      ['in a small circle', on(city(20))],
      ['in a city without a circle', on({ cities: [{ key: '2745912' }] })],
      ['around a point, in a small circle', on(pins([52.09, 5.12, 20]))],
      ['around a point in another country than declared', on(pins([50.85, 4.35, 25]))],
      ['in a neighborhood', on({ countries: ['NL'], neighborhoods: [{ key: '1' }] })],
      ['in a metro area', on({ countries: ['NL'], geo_markets: [{ key: 'DMA:1' }] })],
      ['to people who like something', on({ countries: ['NL'] }, { interests: [{ id: '1' }] })],
      ['to people who do something', on({ countries: ['NL'] }, { behaviors: [{ id: '1' }] })],
      ['to people of a trade', on({ countries: ['NL'] }, { work_positions: [{ id: '1' }] })],
      ['not to some people', on({ countries: ['NL'] }, { exclusions: { interests: [] } })],
      ['in another country than declared', on({ countries: ['BE'] })],
      ['to people on a list', on({ countries: ['NL'] }, { custom_audiences: [{ id: '1' }] })],
    ] as const
  ).map(
    ([what, aim]): Refusal => [
      `that shows jobs ${what}`,
      'adsets',
      () => anAdSet(campaign, { targeting: aim }),
      'targeting',
      2909034,
    ],
  ),

  [
    'with one rule',
    'adcreatives',
    () => feedLook({ asset_customization_rules: [ruleFor('story')] }),
    `${FEED}.asset_customization_rules`,
  ],
  [
    'with a rule for a picture that there is not',
    'adcreatives',
    () => feedLook({ asset_customization_rules: [ruleFor('story'), ruleFor('reels')] }),
    `${FEED}.asset_customization_rules.image_label`,
  ],
  [
    'with a rule for nowhere',
    'adcreatives',
    () =>
      feedLook({
        asset_customization_rules: [
          ruleFor('story'),
          { ...ruleFor('feed'), customization_spec: {} },
        ],
      }),
    `${FEED}.asset_customization_rules.customization_spec`,
  ],
  [
    'with two formats',
    'adcreatives',
    () => feedLook({ ad_formats: ['SINGLE_IMAGE', 'SINGLE_VIDEO'] }),
    `${FEED}.ad_formats`,
  ],
  [
    'with pictures of a stranger',
    'adcreatives',
    () => feedLook({ images: [{ hash: 'none', adlabels: [{ name: 'story' }] }] }),
    'image_hash',
  ],
  ['that leads nowhere', 'adcreatives', () => feedLook({ link_urls: [] }), `${FEED}.link_urls`],
  ['with what there is not', 'adcreatives', () => feedLook({ smell: [] }), `${FEED}.smell`],
  ['without a story', 'adcreatives', () => ({ name: 'Look' }), 'object_story_spec'],
  [
    'in the name of another person',
    'adcreatives',
    () => look({}, { page_id: '9' }),
    'object_story_spec.page_id',
  ],
  [
    'in the name of a stranger on Instagram',
    'adcreatives',
    () => look({}, { instagram_user_id: '9' }),
    'object_story_spec.instagram_user_id',
  ],
  ['that leads nowhere', 'adcreatives', () => look({ link: 'nowhere' }), 'link'],
  ['with a picture no one sent', 'adcreatives', () => look({ image_hash: 'none' }), 'image_hash'],
  [
    'with a button no one knows',
    'adcreatives',
    () => look({ call_to_action: { type: 'RUN_AWAY' } }),
    'call_to_action.type',
  ],
  ['that says too much', 'adcreatives', () => look({ message: 'x'.repeat(63_207) }), 'message'],
  [
    'with a single card',
    'adcreatives',
    () => look({ child_attachments: cards(1) }),
    'object_story_spec.link_data.child_attachments',
  ],
  [
    'with eleven cards',
    'adcreatives',
    () => look({ child_attachments: cards(11) }),
    'object_story_spec.link_data.child_attachments',
  ],
  [
    'with an unknown part',
    'adcreatives',
    () => look({ smell: 'fresh' }),
    'object_story_spec.link_data.smell',
  ],
  ['without a look', 'ads', () => ({ name: 'Ad', adset_id: adSet }), 'creative'],
];

test.each(refusals)('%s, on %s, is refused', async (_, edge, params, field, subcode) => {
  const { status, body } = await meta.post(`${meta.account}/${edge}`, params());
  expect({ status, code: body.error?.code, subcode: body.error?.error_subcode }).toEqual({
    status: 400,
    code: 100,
    subcode,
  });
  expect(blamed(body)).toBe(field);
  expect(body.error.fbtrace_id).toMatch(/\w{10}/);
});

test('nothing is there of what was refused', async () => {
  const { body } = await meta.get(`${meta.account}/campaigns`, { fields: 'id' });
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([campaign, plainCampaign, abroad]);
});

describe('on Instagram', () => {
  test('an ad speaks in the name of an account', async () => {
    const set = await meta.make(
      'adsets',
      anAdSet(campaign, {
        targeting: targeting({
          publisher_platforms: ['instagram'],
          facebook_positions: undefined,
          instagram_positions: ['stream'],
        }),
      }),
    );
    const silent = await meta.make('adcreatives', look({}));
    const { body } = await meta.post(`${meta.account}/ads`, anAd(set, silent));
    expect(body.error.error_subcode).toBe(1772103);
    const speaking = await meta.make('adcreatives', look({}, { instagram_user_id: '2001' }));
    expect(await meta.make('ads', anAd(set, speaking))).toMatch(/^\d+$/);
  });
});

describe('what can not be changed', () => {
  test.each([
    ['objective', () => campaign, { objective: 'OUTCOME_LEADS' }],
    ['daily_budget', () => campaign, { daily_budget: 900 }],
    ['promoted_object', () => adSet, { promoted_object: { page_id: '1001' } }],
    ['optimization_goal', () => adSet, { optimization_goal: 'REACH' }],
  ])('%s', async (field, id, params) => {
    const { body } = await meta.post(id(), params);
    expect(blamed(body)).toBe(field);
  });

  test('a creative', async () => {
    const creative = await meta.make('adcreatives', look({}));
    const other = await meta.post(creative, { object_story_spec: aStory(hash) });
    expect(other.body.error.error_subcode).toBe(1815573);
    expect((await meta.post(creative, { name: 'Other name' })).body).toEqual({ success: true });
  });

  test('what is archived, except that it can be deleted', async () => {
    const old = await meta.make('campaigns', aCampaign());
    await meta.post(old, { status: 'ARCHIVED' });
    expect((await meta.post(old, { status: 'ACTIVE' })).body.error.code).toBe(100);
    expect((await meta.post(old, { status: 'DELETED' })).body).toEqual({ success: true });
  });
});

test('a rehearsal is judged like the real thing, and leaves nothing behind', async () => {
  const rehearsal = { execution_options: ['validate_only'] };
  const count = async () =>
    (await meta.get(`${meta.account}/campaigns`, { fields: 'id' })).body.data.length;
  const before = await count();
  const good = await meta.post(`${meta.account}/campaigns`, aCampaign(rehearsal));
  const bad = await meta.post(
    `${meta.account}/campaigns`,
    aCampaign({ ...rehearsal, objective: 'FUN' }),
  );
  expect(good.body).toEqual({ success: true });
  expect(bad.body.error.code).toBe(100);
  expect((await meta.post(campaign, { name: 'Other', ...rehearsal })).body.success).toBe(true);
  expect((await meta.get(campaign, { fields: 'name' })).body.name).toBe('Nurse');
  expect(await count()).toBe(before);
});

test('jobs are shown around several points at once', async () => {
  const geo = pins([52.0908, 5.1222, 25], [51.9225, 4.4792, 25], [52.374, 4.8897, 30]);
  const made = await meta.make('adsets', anAdSet(campaign, { targeting: on(geo) }));
  const { body } = await meta.get(made, { fields: 'targeting' });
  expect(body.targeting.geo_locations).toEqual(geo);
});

test('a look may have another picture in another place', async () => {
  const made = await meta.post(`${meta.account}/adcreatives`, feedLook());
  expect(made).toMatchObject({ status: 200, body: { id: expect.any(String) } });
});

test('a lifetime budget must do for each day of each ad set', async () => {
  const times = { start_time: '2027-01-05T00:00:00+0100', end_time: '2027-01-15T00:00:00+0100' };
  const poor = await meta.make('campaigns', aCampaign({ lifetime_budget: 1_999 }));
  const first = await meta.make('adsets', anAdSet(poor, times));
  const second = await meta.post(`${meta.account}/adsets`, anAdSet(poor, times));
  expect(second.body.error).toMatchObject({ code: 100, error_subcode: 1885272 });
  const longer = await meta.post(first, { end_time: '2027-01-26T00:00:00+0100' });
  expect(longer.body.error).toMatchObject({ code: 100, error_subcode: 1885272 });
  const named = await meta.post(first, { name: 'Another' });
  expect(named.status).toBe(200);
});

test('ads in Taiwan and Singapore are declared for both', async () => {
  const there = { targeting: on({ countries: ['TW', 'SG'] }) };
  const half = await meta.post(
    `${meta.account}/adsets`,
    anAdSet(abroad, { ...there, regional_regulated_categories: ['TAIWAN_UNIVERSAL'] }),
  );
  expect(half.body.error.error_user_msg).toContain('SINGAPORE_UNIVERSAL');
  const both = ['TAIWAN_UNIVERSAL', 'SINGAPORE_UNIVERSAL'];
  const set = anAdSet(abroad, { ...there, regional_regulated_categories: both });
  const made = await meta.make('adsets', set);
  const { body } = await meta.get(made, { fields: 'regional_regulated_categories' });
  expect(body.regional_regulated_categories).toEqual(both);
});

test('an account without verified names among its defaults names them for each ad set', async () => {
  const account = { id: '77', name: 'New [[unverified]]', currency: 'EUR', timeZone: 'UTC' };
  await meta.sandbox.addAccount({ network: 'meta', ...account });
  const campaigns = aCampaign({ special_ad_category_country: ['TW'] });
  const id = (await meta.post('act_77/campaigns', campaigns)).body.id;
  const set = anAdSet(id, {
    targeting: on({ countries: ['TW'] }),
    regional_regulated_categories: ['TAIWAN_UNIVERSAL'],
  });
  const { body } = await meta.post('act_77/adsets', set);
  expect(blamed(body)).toBe('regional_regulation_identities');
  const regional_regulation_identities = {
    taiwan_universal_beneficiary: '4001',
    taiwan_universal_payer: '4002',
  };
  const named = await meta.post('act_77/adsets', { ...set, regional_regulation_identities });
  expect(named.status).toBe(200);
});

test('ads for awareness say which page is to be known', async () => {
  const objective = 'OUTCOME_AWARENESS';
  const known = await meta.make('campaigns', aCampaign({ objective }));
  const set = { optimization_goal: 'REACH', destination_type: undefined };
  const refused = await meta.post(`${meta.account}/adsets`, anAdSet(known, set));
  expect(blamed(refused.body)).toBe('promoted_object');
  const page = { ...set, promoted_object: { page_id: '1001' } };
  expect(await meta.make('adsets', anAdSet(known, page))).toEqual(expect.any(String));
});
