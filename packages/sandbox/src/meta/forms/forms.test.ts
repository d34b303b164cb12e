import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aCampaign,
  aForm,
  aLeadAdSet,
  aLeadCreative,
  anAd,
  anAdSet,
  blamed,
  DAY_MS,
  MetaByHand,
  png,
} from '../testing.ts';

let meta: MetaByHand;
beforeEach(async () => {
  meta = await MetaByHand.open();
});
afterEach(() => meta.close());

describe('a form', () => {
  test('belongs to a page, is listed and read, and can be put away', async () => {
    const card = { title: 'Join us', style: 'PARAGRAPH_STYLE', content: ['Work near home'] };
    const form = await meta.form({ context_card: card });
    const { body } = await meta.asPage('GET', '1001/leadgen_forms', { fields: 'id,name,status' });
    expect(body.data).toEqual([{ id: form, name: 'Nurses', status: 'ACTIVE' }]);
    const fields = 'questions,context_card,page_id,locale,leads_count';
    expect((await meta.get(form, { fields })).body).toMatchObject({
      page_id: '1001',
      locale: 'NL_NL',
      leads_count: 0,
      context_card: card,
      questions: [{ key: 'full_name' }, { key: 'email' }, { key: 'phone_number' }, {}],
    });
    expect((await meta.asPage('POST', form, { status: 'ARCHIVED' })).body.success).toBe(true);
    expect((await meta.get(form, { fields: 'status' })).body.status).toBe('ARCHIVED');
    expect((await meta.send('DELETE', form)).body.error).toMatchObject({ error_subcode: 33 });
  });

  test('takes a picture together with the rest', async () => {
    const { body: page } = await meta.get('1001', { fields: 'access_token' });
    const body = new FormData();
    const card = { title: 'Join us', style: 'PARAGRAPH_STYLE', content: ['Work near home'] };
    for (const [name, value] of Object.entries(aForm({ context_card: card }))) {
      body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    body.append('cover_photo', new Blob([Buffer.from(png('cover'), 'base64')]), 'cover.png');
    const headers = { authorization: `Bearer ${page.access_token}` };
    const made = await meta.send('POST', '1001/leadgen_forms', { body, headers });
    expect(made.headers.get('x-sandbox-ignored')).toBeNull();
    const { body: form } = await meta.get(made.body.id, { fields: 'context_card' });
    expect(form.context_card.cover_photo.id).toMatch(/^\d+$/);
  });

  test.each([
    ['without a privacy policy', { privacy_policy: undefined }, 1892075, 'privacy_policy'],
    ['without a place to go on to', { follow_up_action_url: '' }, 1892085, 'follow_up_action_url'],
    ['of a name that there is', {}, 1892019, 'name'],
    ['without questions', { questions: [] }, undefined, 'questions'],
    [
      'with a question that does not exist',
      { questions: [{ type: 'SHOE_SIZE' }] },
      undefined,
      'questions[0][type]',
    ],
    [
      'with two questions of one name',
      { questions: [{ type: 'EMAIL' }, { type: 'CUSTOM', key: 'email', label: 'Mail' }] },
      undefined,
      'questions',
    ],
    [
      'with another name for a question of Meta',
      { questions: [{ type: 'EMAIL', key: 'mail' }] },
      undefined,
      'questions[0].key',
    ],
    ['in a language Meta has no forms in', { locale: 'XX_XX' }, undefined, 'locale'],
  ])('is refused %s', async (_, changes, subcode, field) => {
    await meta.form();
    const name = field === 'name' ? 'Nurses' : 'Others';
    const { body } = await meta.asPage('POST', '1001/leadgen_forms', aForm({ name, ...changes }));
    expect(body.error).toMatchObject({ code: 100 });
    expect(body.error.error_subcode).toBe(subcode);
    expect(blamed(body)).toBe(field);
  });

  test('is made with the key of its page, and with no other', async () => {
    await meta.sandbox.addPage({ network: 'meta', id: '1002', name: 'Other' });
    const { body: other } = await meta.get('1002', { fields: 'access_token' });
    for (const token of ['a-person', other.access_token]) {
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await meta.post('1001/leadgen_forms', aForm(), headers);
      expect(body.error).toMatchObject({ code: 190, error_subcode: 2069032 });
    }
  });
});

describe('an ad', () => {
  const adSetOf = async (changes = {}) => {
    const campaign = await meta.make('campaigns', aCampaign({ objective: 'OUTCOME_LEADS' }));
    return meta.make('adsets', aLeadAdSet(campaign, changes));
  };
  const refusal = async (adSet: string, creative: string) =>
    (await meta.post(`${meta.account}/ads`, anAd(adSet, creative))).body.error;

  test('that is to open a form needs one of its own page that is in use', async () => {
    const adSet = await adSetOf();
    const image = await meta.image();
    const plain = (await meta.tree()).creative;
    expect(await refusal(adSet, plain)).toMatchObject({ error_subcode: 3390001 });
    const archived = await meta.form();
    await meta.asPage('POST', archived, { status: 'ARCHIVED' });
    const look = await meta.make('adcreatives', aLeadCreative(image, archived));
    expect(await refusal(adSet, look)).toMatchObject({ error_subcode: 3390001 });
    const { ledger } = meta.sandbox.world('meta');
    const fields = { page_id: '1002', status: 'ACTIVE', questions: [] };
    ledger.create({ kind: 'leadForm', id: '5', name: 'Of others', fields });
    const foreign = await meta.make('adcreatives', aLeadCreative(image, '5'));
    expect(await refusal(adSet, foreign)).toMatchObject({
      error_user_title: 'Form of another page',
    });
  });

  test('that leads to a website opens no form', async () => {
    const form = await meta.form();
    const campaign = await meta.make('campaigns', aCampaign());
    const adSet = await meta.make('adsets', anAdSet(campaign));
    const look = await meta.make('adcreatives', aLeadCreative(await meta.image(), form));
    expect(await refusal(adSet, look)).toMatchObject({ error_subcode: 1892040 });
  });

  test('opens forms only for a page whose people have accepted the terms', async () => {
    await meta.sandbox.addPage({ network: 'meta', id: '1003', name: 'Slow [[no terms]]' });
    const campaign = await meta.make('campaigns', aCampaign({ objective: 'OUTCOME_LEADS' }));
    const wish = aLeadAdSet(campaign, { promoted_object: { page_id: '1003' } });
    const { body } = await meta.post(`${meta.account}/adsets`, wish);
    expect(body.error).toMatchObject({ code: 100, error_subcode: 1815089 });
    const accepted = async () =>
      (await meta.get('1003', { fields: 'leadgen_tos_accepted' })).body.leadgen_tos_accepted;
    expect(await accepted()).toBe(false);
    const terms = `${meta.sandbox.urls.meta}/ads/leadgen/tos`;
    expect(await (await fetch(`${terms}?page_id=1003`)).text()).toContain('Accept the terms');
    const answer = await fetch(terms, {
      method: 'POST',
      body: new URLSearchParams('page_id=1003'),
    });
    expect(await answer.text()).toContain('Accepted');
    expect(await accepted()).toBe(true);
    expect((await meta.post(`${meta.account}/adsets`, wish)).body.id).toMatch(/^\d+$/);
  });
});

describe('people who apply', () => {
  const running = async () => {
    const form = await meta.form();
    const { campaign, adSet, ad } = await meta.leadTree(form);
    await meta.switchOn(ad, adSet, campaign);
    await meta.sandbox.clock.advance(20 * DAY_MS);
    return { form, ad };
  };
  const leadsOf = async (id: string) => {
    const fields = 'id,ad_id,is_organic,created_time,field_data,form_id';
    return (await meta.get(`${id}/leads`, { fields, limit: '5000' })).body.data;
  };
  const counted = async (ad: string) => {
    const { body } = await meta.get(`${ad}/insights`, {
      fields: 'actions',
      date_preset: 'maximum',
    });
    const actions: { action_type: string; value: string }[] = body.data[0].actions;
    return Number(
      actions.find(({ action_type }) => action_type === 'onsite_conversion.lead_grouped')?.value,
    );
  };
  const apply = (form: string, answers: Record<string, string>) =>
    fetch(`${meta.sandbox.urls.meta}/instant-form/${form}`, {
      method: 'POST',
      body: new URLSearchParams(answers),
    });
  const answers = {
    'answer-full_name': 'Zoë 🦊',
    'answer-email': 'zoe@example.com',
    'answer-phone_number': '0612345678',
    'answer-licence': 'Yes',
  };

  test('are as many as the figures say, and each is told with its answers', async () => {
    const { form, ad } = await running();
    const leads = await leadsOf(form);
    expect(leads.length).toBeGreaterThan(2);
    expect(leads).toHaveLength(await counted(ad));
    expect(await leadsOf(ad)).toEqual(leads);
    expect(leads[0]).toMatchObject({ ad_id: ad, form_id: form, is_organic: false });
    expect(leads[0].field_data.map(({ name }: { name: string }) => name)).toEqual([
      'full_name',
      'email',
      'phone_number',
      'licence',
    ]);
    expect(['Yes', 'No']).toContain(leads[0].field_data[3].values[0]);
    const fields = 'id,field_data';
    const { body } = await meta.get(leads[0].id, { fields });
    expect(body).toEqual({ id: leads[0].id, field_data: leads[0].field_data });
  });

  test('can do so by hand, with an ad or without, and count as they should', async () => {
    const { form, ad } = await running();
    const before = await counted(ad);
    expect((await apply(form, { ...answers, from: 'ad' })).status).toBe(200);
    expect((await apply(form, answers)).status).toBe(200);
    expect(await counted(ad)).toBe(before + 1);
    const leads = await leadsOf(form);
    expect(leads).toHaveLength(before + 2);
    expect(leads.at(-2)).toMatchObject({ ad_id: ad, is_organic: false });
    expect(leads.at(-1)).toMatchObject({ is_organic: true });
    expect(leads.at(-1).field_data[0]).toEqual({ name: 'full_name', values: ['Zoë 🦊'] });
  });

  test('have to answer every question, of a form that is in use', async () => {
    const form = await meta.form();
    const page = await (await fetch(`${meta.sandbox.urls.meta}/instant-form/${form}`)).text();
    expect(page).toContain('Do you have a licence?');
    const half = await apply(form, { ...answers, 'answer-email': ' ' });
    expect(half.status).toBe(422);
    expect(await half.text()).toContain('Zoë');
    await meta.asPage('POST', form, { status: 'ARCHIVED' });
    expect((await apply(form, answers)).status).toBe(404);
    expect(await leadsOf(form)).toEqual([]);
  });
});
