import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCampaign, aCreative, anAdSet, DAY_MS, MetaByHand, targeting } from './testing.ts';

let meta: MetaByHand;
beforeEach(async () => {
  meta = await MetaByHand.open();
});
afterEach(() => meta.close());

describe('fields', () => {
  test('are told as far as they are asked for, also those of what hangs together', async () => {
    const { campaign, adSet, creative, ad } = await meta.tree();
    expect((await meta.get(ad)).body).toEqual({ id: ad });
    const fields = 'name,status,creative{name},adset{start_time,campaign{name}},campaign';
    expect((await meta.get(ad, { fields })).body).toEqual({
      id: ad,
      name: 'Ad',
      status: 'PAUSED',
      creative: { id: creative, name: 'Look' },
      adset: {
        id: adSet,
        start_time: '2027-01-05T00:00:00+0100',
        campaign: { id: campaign, name: 'Nurse' },
      },
      campaign: { id: campaign },
    });
    expect((await meta.get(campaign, { fields: 'lifetime_budget,budget_remaining' })).body).toEqual(
      {
        id: campaign,
        lifetime_budget: '50000',
        budget_remaining: '50000',
      },
    );
  });

  test('that no one knows are refused, and so is half a wish', async () => {
    const { ad } = await meta.tree();
    expect((await meta.get(ad, { fields: 'id,taste' })).body.error.code).toBe(100);
    expect((await meta.get(ad, { fields: 'creative{taste}' })).body.error.code).toBe(100);
    expect((await meta.get(ad, { fields: 'creative{id' })).body.error.code).toBe(100);
  });
});

describe('lists', () => {
  const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

  test('come page by page, with a way to the next one', async () => {
    for (const name of ['a', 'b', 'c']) await meta.make('campaigns', aCampaign({ name }));
    const first = await meta.get(`${meta.account}/campaigns`, { fields: 'name', limit: '2' });
    expect(names(first.body)).toEqual(['a', 'b']);
    const next = await fetch(first.body.paging.next, { headers: { authorization: 'Bearer t' } });
    const last = (await next.json()) as { data: { name: string }[]; paging: { next?: string } };
    expect(names(last)).toEqual(['c']);
    expect(last.paging.next).toBeUndefined();
    const wrong = await meta.get(`${meta.account}/campaigns`, { after: 'nonsense' });
    expect(wrong.body.error.code).toBe(100);
  });

  test('are filtered by name and status', async () => {
    await meta.make('campaigns', aCampaign({ name: 'Nurse [rk:7/campaign]' }));
    const gone = await meta.make('campaigns', aCampaign({ name: 'Driver [rk:8/campaign]' }));
    const filtered = (field: string, operator: string, value: unknown) =>
      meta.get(`${meta.account}/campaigns`, {
        fields: 'name',
        filtering: [{ field, operator, value }],
      });
    expect(names((await filtered('name', 'CONTAIN', '[rk:8/')).body)).toEqual([
      'Driver [rk:8/campaign]',
    ]);
    await meta.send('DELETE', gone);
    expect(names((await filtered('name', 'CONTAIN', 'rk:')).body)).toHaveLength(1);
    expect(names((await filtered('effective_status', 'IN', ['DELETED'])).body)).toHaveLength(1);
    expect((await filtered('name', 'SMELLS_LIKE', 'x')).body.error.code).toBe(100);
  });
});

describe('bodies', () => {
  const send = (body: string | FormData, headers: Record<string, string> = {}) =>
    meta.send('POST', `${meta.account}/campaigns`, { body, headers });
  const flat = () =>
    Object.entries(aCampaign()).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);

  test('come as JSON, as a form and in parts, with lists as text', async () => {
    const form = new FormData();
    for (const [name, value] of flat()) form.append(name, value);
    const answers = [
      await send(JSON.stringify(Object.fromEntries(flat()))),
      await send(new URLSearchParams(flat()).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      await send(form),
    ];
    for (const { body } of answers) {
      const kept = meta.sandbox.ledger.meta.get(body.id);
      expect(kept?.fields).toMatchObject({
        special_ad_categories: ['EMPLOYMENT'],
        lifetime_budget: '50000',
      });
    }
  });

  test('may hold what the official clients leave behind, also where no one reads them', async () => {
    const id = await meta.make('campaigns', aCampaign({ id: null, fields: ['id'] }));
    const { body } = await meta.send('DELETE', id, { body: '{}' });
    expect(body).toEqual({ success: true });
  });

  test('that can not be read are refused', async () => {
    expect((await send('{half')).body.error.code).toBe(100);
  });
});

describe('who may ask', () => {
  test('shows a token, in the header or as a parameter', async () => {
    const bare = await fetch(`${meta.sandbox.urls.meta}/v26.0/me`);
    expect(((await bare.json()) as { error: object }).error).toMatchObject({ code: 104 });
    const spoken = await fetch(`${meta.sandbox.urls.meta}/v26.0/me?access_token=t`);
    expect(spoken.status).toBe(200);
  });

  test('speaks a version that is alive', async () => {
    const { body } = await meta.send('GET', '../v19.0/me');
    expect(body.error.code).toBe(2635);
  });

  test('guesses who is behind the ads of an account from what that account did, and no other', async () => {
    await meta.sandbox.addPage({
      network: 'meta',
      id: '1002',
      name: 'Rival',
      instagramUserId: null,
    });
    const guess = async () => {
      const { body } = await meta.get(`${meta.account}/dsa_recommendations`);
      return body.data[0].recommendations;
    };
    expect(await guess()).toEqual(['Posthorn on Meta']);
    await meta.make('adcreatives', aCreative(await meta.image()));
    expect(await guess()).toEqual(['Posthorn on Meta', 'Hospital']);
  });

  test('finds accounts, pages and places', async () => {
    const read = async (path: string, params = {}) => (await meta.get(path, params)).body.data;
    expect(await read('me/adaccounts', { fields: 'account_id,currency,timezone_name' })).toEqual([
      {
        id: meta.account,
        account_id: meta.account.slice(4),
        currency: 'EUR',
        timezone_name: 'Europe/Amsterdam',
      },
    ]);
    expect(await read(`${meta.account}/promote_pages`, { fields: 'name' })).toEqual([
      { id: '1001', name: 'Hospital' },
    ]);
    expect(await read('1001/instagram_accounts', { fields: 'username' })).toEqual([
      { id: '2001', username: 'hospital' },
    ]);
    const places = { type: 'adgeolocation', q: 'Utrecht', location_types: ['city'] };
    expect((await read('search', places))[0]).toMatchObject({
      ...{ key: '2745912', name: 'Utrecht', type: 'city', country_code: 'NL', region: 'Utrecht' },
    });
    const quarters = { ...places, q: 'Kreuzberg', country_code: 'DE' };
    expect(await read('search', quarters)).toContainEqual(
      expect.objectContaining({ name: 'Kreuzberg', type: 'subcity', region: 'Berlin' }),
    );
  });
});

test('how many people could be reached grows with the place', async () => {
  const estimate = async (geo_locations: object) => {
    const { body } = await meta.get(`${meta.account}/delivery_estimate`, {
      optimization_goal: 'REACH',
      targeting_spec: targeting({ geo_locations }),
    });
    return body.data[0].estimate_mau_lower_bound;
  };
  const city = await estimate({ cities: [{ key: '2745912' }] });
  expect(city).toBeGreaterThan(0);
  expect(await estimate({ countries: ['NL'] })).toBeGreaterThan(city);
});

describe('what an object is worth', () => {
  const effective = async (id: string) =>
    (await meta.get(id, { fields: 'effective_status' })).body.effective_status;

  test('depends on what is above it and on the review', async () => {
    const { campaign, adSet, ad } = await meta.tree();
    expect(await effective(ad)).toBe('PAUSED');
    await meta.switchOn(ad);
    expect(await effective(ad)).toBe('CAMPAIGN_PAUSED');
    await meta.switchOn(campaign);
    expect(await effective(ad)).toBe('ADSET_PAUSED');
    await meta.switchOn(adSet);
    expect(await effective(ad)).toBe('PENDING_REVIEW');
    await meta.sandbox.clock.advance(DAY_MS);
    expect(await effective(ad)).toBe('ACTIVE');
    await meta.post(campaign, { status: 'PAUSED' });
    expect([await effective(ad), await effective(adSet)]).toEqual([
      'CAMPAIGN_PAUSED',
      'CAMPAIGN_PAUSED',
    ]);
    await meta.send('DELETE', campaign);
    expect([await effective(campaign), await effective(ad)]).toEqual(['DELETED', 'DELETED']);
  });

  test('is nothing when the review refuses it, until it looks different', async () => {
    const { ad } = await meta.tree('Are you ill? [[reject:policy]]');
    await meta.sandbox.clock.advance(DAY_MS);
    const { body } = await meta.get(ad, { fields: 'effective_status,ad_review_feedback' });
    expect(body.effective_status).toBe('DISAPPROVED');
    expect(Object.values(body.ad_review_feedback.global)).toHaveLength(1);
    const other = await meta.make('adcreatives', aCreative(await meta.image()));
    await meta.post(ad, { creative: { creative_id: other }, status: 'ACTIVE' });
    expect(await effective(ad)).toBe('CAMPAIGN_PAUSED');
  });

  test('is little when the review limits it', async () => {
    const { ad } = await meta.tree('Join us [[limited]]');
    await meta.sandbox.clock.advance(DAY_MS);
    const { body } = await meta.get(ad, { fields: 'ad_review_feedback' });
    expect(Object.keys(body.ad_review_feedback.placement_specific)).toEqual(['facebook']);
  });
});

describe('deleting', () => {
  test('takes everything below with it, and can be said twice', async () => {
    const { campaign, adSet, ad } = await meta.tree();
    expect((await meta.send('DELETE', campaign)).body).toEqual({ success: true });
    expect((await meta.send('DELETE', campaign)).body).toEqual({ success: true });
    expect((await meta.get(`${meta.account}/ads`, { fields: 'id' })).body.data).toEqual([]);
    for (const id of [campaign, adSet, ad]) {
      expect((await meta.post(id, { name: 'New' })).body.error).toMatchObject({
        code: 100,
        error_subcode: 33,
      });
    }
    const orphan = await meta.post(`${meta.account}/adsets`, anAdSet(campaign));
    expect(orphan.body.error.error_subcode).toBe(33);
  });

  test('of something unknown is refused', async () => {
    expect((await meta.send('DELETE', '123')).body.error.error_subcode).toBe(33);
  });
});
