import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { conversionOf } from '../../accounts.ts';
import { aCampaign, anAd, anAdSet, blamed, DAY_MS, MetaByHand } from '../testing.ts';

let meta: MetaByHand;
let business: string;
let catalogue: string;
beforeEach(async () => {
  meta = await MetaByHand.open();
  business = (await meta.get(meta.account, { fields: 'business{id,name}' })).body.business.id;
  catalogue = await newCatalogue();
});
afterEach(() => meta.close());

type Body = Record<string, unknown>;

const anItem = (id: string, changes: Body = {}): Body => ({
  id,
  title: `Nurse ${id}`,
  description: 'Work with us',
  link: `https://jobs.example/${encodeURIComponent(id)}`,
  image_link: 'https://jobs.example/nurse.jpg',
  price: '0 EUR',
  availability: 'in stock',
  condition: 'new',
  custom_label_0: 'feed-1',
  ...changes,
});
const upsert = (data: Body) => ({ method: 'UPDATE', data });
const removal = (id: string) => ({ method: 'DELETE', data: { id } });

const made = async (path: string, params: Body): Promise<string> => {
  const { body } = await meta.post(path, params);
  if (typeof body.id !== 'string') throw new Error(JSON.stringify(body));
  return body.id;
};
const newCatalogue = () =>
  made(`${business}/owned_product_catalogs`, { name: 'Jobs', vertical: 'commerce' });
const newSet = (catalogue: string, filter: Body = { custom_label_0: { eq: 'feed-1' } }) =>
  made(`${catalogue}/product_sets`, { name: 'Feed', filter });

const send = (...requests: Body[]) =>
  meta.post(`${catalogue}/items_batch`, { item_type: 'PRODUCT_ITEM', requests });
const products = async (of = catalogue): Promise<string[]> =>
  (await meta.get(`${of}/products`, { fields: 'retailer_id', limit: 5000 })).body.data.map(
    (row: Body) => row.retailer_id,
  );

describe('items', () => {
  test('are made, changed and removed by what the advertiser calls them', async () => {
    await send(upsert(anItem('1')), upsert(anItem('2')));
    expect(await products()).toEqual(['1', '2']);
    await send(upsert({ id: '1', title: 'Doctor' }), removal('2'), removal('never there'));
    const { body } = await meta.get(`${catalogue}/products`, {
      fields: 'retailer_id,name,url,custom_label_0',
    });
    expect(body.data).toEqual([
      expect.objectContaining({
        ...{ retailer_id: '1', name: 'Doctor', url: 'https://jobs.example/1' },
        custom_label_0: 'feed-1',
      }),
    ]);
    await send(upsert(anItem('2')));
    expect(await products()).toEqual(['1', '2']);
    const { body: counted } = await meta.get(catalogue, { fields: 'name,product_count,business' });
    expect(counted).toMatchObject({ name: 'Jobs', product_count: 2, business: { id: business } });
  });

  test('are refused one by one, and what was wrong is told once all of them were looked at', async () => {
    const { body } = await send(
      upsert(anItem('good')),
      upsert(anItem('no title', { title: '' })),
      upsert(anItem('no link', { link: undefined })),
      upsert(anItem('no picture', { image_link: '' })),
      upsert(anItem('no price', { price: undefined })),
      upsert(anItem('bad price', { price: '12,50' })),
      upsert(anItem('bad link', { link: 'jobs.example' })),
      upsert(anItem('long title', { title: 'a'.repeat(201) })),
    );
    expect(await products()).toEqual(['good']);
    expect(body.validation_status.map((one: Body) => one.retailer_id)).toEqual([
      ...['no title', 'no link', 'no picture', 'no price', 'bad price', 'bad link', 'long title'],
    ]);
    const status = async () =>
      (
        await meta.get(`${catalogue}/check_batch_request_status`, {
          handle: body.handles[0],
          load_ids_of_invalid_requests: true,
        })
      ).body.data[0];
    expect(await status()).toMatchObject({ status: 'started', errors_total_count: 0 });
    await meta.sandbox.clock.advance(5_000);
    const done = await status();
    expect(done).toMatchObject({ status: 'finished', errors_total_count: 7 });
    expect(done.errors[1]).toEqual({
      line: 2,
      id: 'no link',
      message: 'A required field is missing: link.',
    });
    expect(done.ids_of_invalid_requests).toHaveLength(7);
  });

  test.each([
    ['none', []],
    ['more than 5,000', Array.from({ length: 5_001 }, (_, at) => removal(String(at)))],
    ['the same twice', [removal('1'), removal('1')]],
    ['one without an id', [{ method: 'UPDATE', data: { title: 'Nurse' } }]],
    ['an unknown method', [{ method: 'MERGE', data: { id: '1' } }]],
  ])('%s at once are refused as a whole', async (_, requests) => {
    const { status, body } = await send(...requests);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 100 });
  });

  test('without permission to make them, only those are changed that are there', async () => {
    await send(upsert(anItem('1')));
    await meta.post(`${catalogue}/items_batch`, {
      ...{ item_type: 'PRODUCT_ITEM', allow_upsert: false },
      requests: [upsert(anItem('1', { title: 'Doctor' })), upsert(anItem('2'))],
    });
    expect(await products()).toEqual(['1']);
  });
});

describe('a product set', () => {
  test('holds what fits its filter, whenever it comes', async () => {
    const set = await newSet(catalogue);
    const either = await newSet(catalogue, {
      or: [{ retailer_id: { is_any: ['3'] } }, { name: { i_contains: 'doctor' } }],
    });
    await send(
      upsert(anItem('1')),
      upsert(anItem('2', { custom_label_0: 'feed-2', title: 'Doctor' })),
      upsert(anItem('3', { custom_label_0: 'feed-2' })),
    );
    expect(await products(set)).toEqual(['1']);
    expect(await products(either)).toEqual(['2', '3']);
    const { body } = await meta.get(set, { fields: 'name,filter,product_count,product_catalog' });
    expect(body).toMatchObject({ product_count: 1, product_catalog: { id: catalogue } });
  });

  test.each([
    [{ colour: { eq: 'red' } }],
    [{ name: { like: 'red' } }],
    [{ or: { name: { eq: 'red' } } }],
  ])('with the filter %j is refused', async (filter) => {
    const { body } = await meta.post(`${catalogue}/product_sets`, { name: 'Feed', filter });
    expect(blamed(body)).toBe('filter');
  });
});

/** A campaign on the items of a feed, switched on. */
async function advertised(changes: { campaign?: Body; adSet?: Body } = {}) {
  const set = await newSet(catalogue);
  const campaign = await meta.make(
    'campaigns',
    aCampaign({ lifetime_budget: undefined, daily_budget: 2_500, ...changes.campaign }),
  );
  const adSet = await meta.make(
    'adsets',
    anAdSet(campaign, {
      ...{ start_time: undefined, end_time: undefined },
      promoted_object: { product_set_id: set },
      ...changes.adSet,
    }),
  );
  const creative = await meta.make('adcreatives', aTemplate(set));
  const ad = await meta.make('ads', anAd(adSet, creative));
  await meta.switchOn(ad, adSet, campaign);
  return { set, campaign, adSet, creative, ad };
}
const aTemplate = (set: string, changes: Body = {}): Body => ({
  name: 'Look',
  product_set_id: set,
  object_story_spec: {
    page_id: '1001',
    template_data: {
      link: 'https://jobs.example',
      message: 'Join us',
      name: '{{product.name}}',
      call_to_action: { type: 'APPLY_NOW' },
      ...changes,
    },
  },
});

describe('ads on a product set', () => {
  const pixel = () => conversionOf({ id: meta.account.slice(4) });
  const spentOn = async (campaign: string, more: Body = {}) =>
    (
      await meta.get(`${campaign}/insights`, {
        ...{ fields: 'spend,impressions', time_increment: 1, date_preset: 'maximum', ...more },
      })
    ).body.data as { spend: string; date_start: string }[];

  test('are shown while there is something in it, and cost what a day may cost', async () => {
    const { campaign, ad } = await advertised();
    await meta.sandbox.clock.advance(DAY_MS);
    expect(await spentOn(campaign)).toEqual([]);
    const statusOf = async () =>
      (await meta.get(ad, { fields: 'effective_status,issues_info' })).body;
    expect(await statusOf()).toMatchObject({
      effective_status: 'WITH_ISSUES',
      issues_info: [{ error_summary: 'No items to show' }],
    });

    await send(upsert(anItem('1')), upsert(anItem('elsewhere', { custom_label_0: 'feed-2' })));
    expect((await statusOf()).effective_status).toBe('ACTIVE');
    await meta.sandbox.clock.advance(3 * DAY_MS);
    await send(removal('1'));
    await meta.sandbox.clock.advance(3 * DAY_MS);
    const days = await spentOn(campaign);
    expect(days.length).toBeGreaterThan(2);
    expect(days.length).toBeLessThan(6);
    for (const { spend } of days) expect(Number(spend)).toBeLessThanOrEqual(25 * 1.75);

    const before = days.reduce((sum, { spend }) => sum + Number(spend), 0);
    await send(upsert(anItem('1')));
    await meta.sandbox.clock.advance(3 * DAY_MS);
    const after = (await spentOn(campaign)).reduce((sum, { spend }) => sum + Number(spend), 0);
    expect(after).toBeGreaterThan(before);
  });

  test('never cost more in a week than its days may', async () => {
    await send(upsert(anItem('1')));
    const { campaign } = await advertised();
    await meta.sandbox.clock.advance(35 * DAY_MS);
    const weeks = new Map<number, number>();
    for (const { spend, date_start } of await spentOn(campaign, { limit: 100 })) {
      const week = Math.floor((Date.parse(date_start) / DAY_MS + 4) / 7);
      weeks.set(week, (weeks.get(week) ?? 0) + Math.round(Number(spend) * 100));
    }
    expect(weeks.size).toBeGreaterThan(4);
    for (const spend of weeks.values()) expect(spend).toBeLessThanOrEqual(7 * 2_500);
    expect(Math.max(...weeks.values())).toBeGreaterThan(6 * 2_500);
  });

  test('spend less where a click may cost little', async () => {
    await send(upsert(anItem('1')));
    const free = await advertised();
    const capped = await advertised({
      campaign: { bid_strategy: 'COST_CAP' },
      adSet: { bid_amount: 1 },
    });
    await meta.sandbox.clock.advance(3 * DAY_MS);
    const sum = async (campaign: string) =>
      (await spentOn(campaign)).reduce((all, { spend }) => all + Number(spend), 0);
    expect(await sum(capped.campaign)).toBeLessThan((await sum(free.campaign)) / 4);
  });

  test('for applications want the pixel among the sources of the catalogue', async () => {
    const wish = {
      campaign: { objective: 'OUTCOME_LEADS' },
      adSet: { optimization_goal: 'OFFSITE_CONVERSIONS' },
    };
    const promoted = async () => ({
      product_set_id: await newSet(catalogue),
      pixel_id: pixel(),
      custom_event_type: 'SUBMIT_APPLICATION',
    });
    const campaign = await meta.make('campaigns', aCampaign(wish.campaign));
    const adSet = anAdSet(campaign, { ...wish.adSet, promoted_object: await promoted() });
    const { body } = await meta.post(`${meta.account}/adsets`, adSet);
    expect(blamed(body)).toBe('promoted_object');
    const sources = { external_event_sources: [pixel()] };
    await meta.post(`${catalogue}/external_event_sources`, sources);
    await meta.post(`${catalogue}/external_event_sources`, sources);
    const { body: listed } = await meta.get(`${catalogue}/external_event_sources`, {
      fields: 'id',
    });
    expect(listed.data).toEqual([{ id: pixel() }]);
    await meta.make('adsets', adSet);
    const foreign = { external_event_sources: ['123'] };
    expect((await meta.post(`${catalogue}/external_event_sources`, foreign)).status).toBe(400);
  });

  test('show what their ad set promotes, and need a template', async () => {
    const { adSet, set } = await advertised();
    const other = await meta.make('adcreatives', aTemplate(await newSet(catalogue)));
    const differing = await meta.post(`${meta.account}/ads`, anAd(adSet, other));
    expect(differing.body.error.error_user_title).toBe('Product sets differ');
    for (const wrong of [
      { ...aTemplate(set), product_set_id: undefined },
      { ...aTemplate(set), object_story_spec: { page_id: '1001' } },
      aTemplate('1'),
      aTemplate(set, { link: 'nowhere' }),
    ]) {
      expect((await meta.post(`${meta.account}/adcreatives`, wrong)).status).toBe(400);
    }
    const promoted = { promoted_object: { product_set_id: '1' } };
    const campaign = await meta.make('campaigns', aCampaign());
    expect((await meta.post(`${meta.account}/adsets`, anAdSet(campaign, promoted))).status).toBe(
      400,
    );
  });

  test('keep their product set and its catalogue, unless that is meant', async () => {
    const { set } = await advertised();
    expect((await meta.send('DELETE', set)).status).toBe(400);
    expect((await meta.send('DELETE', catalogue)).status).toBe(400);
    const meant = 'allow_delete_catalog_with_live_product_set=true';
    expect((await meta.send('DELETE', `${catalogue}?${meant}`)).status).toBe(200);
    expect((await meta.get(set, { fields: 'name' })).body.error.error_subcode).toBe(33);
  });
});

test('too many calls are refused in the words of catalogues, by catalogue', async () => {
  const other = await newCatalogue();
  const { countCall } = meta.sandbox.world('meta');
  for (let used = 0; used < 9_000; used += 3) countCall(`catalogue of ${catalogue}`, 3);
  expect((await send(removal('1'))).body.error).toMatchObject({ code: 80014 });
  expect((await meta.get(catalogue, { fields: 'name' })).body.error).toMatchObject({ code: 80009 });
  expect((await meta.get(other, { fields: 'name' })).status).toBe(200);
  meta.sandbox.faults.add({ network: 'meta', effect: 'rateLimit', times: 1 });
  expect((await meta.get(other, { fields: 'name' })).body.error).toMatchObject({ code: 80009 });
});

test('people can look into a catalogue', async () => {
  await send(upsert(anItem('<1>', { title: '<b>Nurse</b>' })));
  await newSet(catalogue);
  const { urls } = meta.sandbox;
  const page = await (await fetch(`${urls.meta}/commerce/catalogs/${catalogue}`)).text();
  expect(page).toContain('&lt;b&gt;Nurse&lt;/b&gt;');
  expect(page).toContain('Feed: 1 of the items');
  expect((await fetch(`${urls.meta}/commerce/catalogs/1`)).status).toBe(404);
});
