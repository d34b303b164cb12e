import type { ErrorBody } from '@posthorn/contract';
import { expect, test } from 'vitest';
import { admin, server, setScene, world } from '../../testing/scene.ts';

setScene();

const params = () => ({ accountId: world.account.id });
const get = async () => (await admin.call('getAccount', { params: params() })).body;
const update = (body: object, version?: number) =>
  admin.call(
    'updateAccount',
    { params: params(), body },
    { 'if-match': version === undefined ? undefined : `"${version}"` },
  );
const recorded = () =>
  server.db
    .selectFrom('activity')
    .select(['before', 'after'])
    .where('kind', '=', 'account')
    .where('account_id', '=', world.account.id)
    .orderBy('id')
    .execute();

test('what is left out stays; what changed is recorded, once', async () => {
  const landing = { default_landing_page_url: 'https://example.com/jobs' };
  expect((await update({ ...landing, utm: { facebook: { utm_source: 'f' } } })).body).toMatchObject(
    {
      ...landing,
      version: 2,
    },
  );
  expect((await update({ primary_language: 'de' }, 2)).body).toMatchObject({
    ...landing,
    utm: { facebook: { utm_source: 'f' } },
    primary_language: 'de',
    version: 3,
  });
  expect((await update({ primary_language: 'de' }, 3)).body.version).toBe(3);
  expect(await recorded()).toEqual([
    {
      before: { default_landing_page_url: '', utm: {} },
      after: { ...landing, utm: { facebook: { utm_source: 'f' } } },
    },
    { before: { primary_language: 'en' }, after: { primary_language: 'de' } },
  ]);
});

test('a newer version of another person is told and not written over', async () => {
  await update({ default_landing_page_url: 'https://example.com/theirs' });
  const refused = await update({ default_landing_page_url: 'https://example.com/mine' }, 1);
  expect(refused.status).toBe(409);
  expect((refused.body as unknown as ErrorBody).current).toMatchObject({
    default_landing_page_url: 'https://example.com/theirs',
    version: 2,
  });
  expect((await get()).default_landing_page_url).toBe('https://example.com/theirs');
});

test.each(['http://example.com', 'nowhere', 'javascript:alert(1)', 'https://exa mple.com'])(
  'the landing page %s is refused',
  async (default_landing_page_url) => {
    const refused = await update({ default_landing_page_url });
    expect(refused.status).toBe(422);
    expect((refused.body as unknown as ErrorBody).findings).toMatchObject([
      { path: 'default_landing_page_url' },
    ]);
  },
);

test('an address can not be changed here', async () => {
  const before = await get();
  const sent = { name: 'Other', alias: 'o', street: 's', address: { city: 'x' } };
  await update({ ...sent, primary_language: before.primary_language });
  expect(await get()).toEqual(before);
});

test.each([
  ['consideration', 'https://example.com/jobs'],
  ['leadform', ''],
] as const)('a new campaign (%s) starts with the landing page %s', async (type, targetUrl) => {
  await update({ default_landing_page_url: 'https://example.com/jobs' });
  const body = { accountId: world.account.id, slug: world.workspace.slug, type };
  const made = await admin.call('createCampaign', { body });
  expect(made.body).toMatchObject({ targetUrl });
});

test('an account names its ad accounts, and none where none is connected', async () => {
  const { body } = await admin.call('getAccount', { params: params() });
  const rows = await server.db
    .selectFrom('ad_account')
    .select(['network', 'external_id'])
    .where('account_id', '=', world.account.id)
    .execute();
  expect(rows.map(({ network }) => network).sort()).toEqual(['google', 'meta']);
  const on = (network: string) => ({
    accountId: rows.find((row) => row.network === network)?.external_id ?? null,
  });
  expect(body.channelAccounts).toEqual({
    facebook: on('meta'),
    linkedin: { accountId: null },
    googleAds: on('google'),
  });
});

test('the numbers of pixels are kept, and none is none', async () => {
  for (const number of ['4711', null]) {
    await admin.call('setConversionId', { params: params(), body: { conversion_id: number } });
    await admin.call('setPixelId', { params: params(), body: { pixelId: number } });
    const conversion = await admin.call('getConversionId', { params: params() });
    const pixel = await admin.call('getPixelId', { params: params() });
    expect([conversion.body, pixel.body]).toEqual([{ conversion_id: number }, { pixelId: number }]);
  }
  const bad = await admin.call('setPixelId', { params: params(), body: { pixelId: 'abc' } });
  expect(bad.status).toBe(422);
});

test('of two admins who change a number at once the second is told, and overwrites nothing', async () => {
  await admin.call('setConversionId', { params: params(), body: { conversion_id: '1' } });
  await admin.call('setPixelId', { params: params(), body: { pixelId: '1' } });
  const conversion = (conversion_id: string) =>
    admin.send('setConversionId', { params: params(), body: { conversion_id, seen: '1' } });
  const pixel = (pixelId: string) =>
    admin.send('setPixelId', { params: params(), body: { pixelId, seen: '1' } });
  for (const set of [conversion, pixel]) {
    const answers = await Promise.all([set('2'), set('3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body: refused } = answers.find(({ status }) => status === 409) ?? {};
    const { body: kept } = answers.find(({ status }) => status === 200) ?? {};
    expect(refused).toMatchObject({ code: 'stale', current: kept });
  }
});

test('a pixel needs an ad account on Meta', async () => {
  await server.db.deleteFrom('ad_account').where('network', '=', 'meta').execute();
  const body = { conversion_id: '4711' };
  const refused = await admin.call('setConversionId', { params: params(), body });
  expect(refused.status).toBe(409);
});
