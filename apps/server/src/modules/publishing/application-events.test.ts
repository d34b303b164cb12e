import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveAdAccount } from '../../platform/networks/ad-accounts.ts';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  tools,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { followTogether } from './follow/follow-together.ts';

const DAY_MS = 86_400_000;

setSandboxScene();
let admin: TestClient;
beforeEach(async () => {
  admin = await server.client(kit.admin.id);
});
afterEach(() => sandbox.faults.clear());

type Network = 'meta' | 'linkedin' | 'google';
const list = async () =>
  (await admin.call('listApplicationEvents', { params: { accountId: kit.account.id } })).body;
const on = async (network: Network) => (await list()).find((one) => one.network === network);
const choose = (network: Network, events: string[], client = admin) =>
  client.send('setApplicationEvent', {
    params: { accountId: kit.account.id, network },
    body: { events },
  });
/** The id of what a person reads. */
const idOf = async (network: Network, label: string) =>
  (await on(network))?.events.find((one) => one.label === label)?.id ?? '';
const numberOf = async (network: Network) => {
  const row = await server.db
    .selectFrom('ad_account')
    .selectAll()
    .where('account_id', '=', kit.account.id)
    .where('network', '=', network)
    .executeTakeFirstOrThrow();
  return row;
};

test('each network says what it can count, and what was chosen', async () => {
  expect((await list()).map(({ network }) => network)).toEqual(['meta', 'linkedin', 'google']);
  const meta = await on('meta');
  expect(meta).toMatchObject({ isConnected: true, isAnswered: true, chosen: [] });
  expect(meta?.events.map(({ label }) => label)).toEqual([
    'Application submitted (pixel Careers site)',
    'Lead (pixel Careers site)',
    'Registration completed (pixel Careers site)',
    'Contact (pixel Careers site)',
    'Appointment scheduled (pixel Careers site)',
    'Application sent',
    'Page scrolled',
  ]);
  const id = await idOf('meta', 'Application sent');
  const { status, body } = await choose('meta', [id, id]);
  expect([status, body]).toMatchObject([200, { network: 'meta', chosen: [id] }]);
  expect((await on('meta'))?.chosen).toEqual([id]);
  const change = await server.db
    .selectFrom('activity')
    .select(['before', 'after', 'person_id'])
    .where('kind', '=', 'account')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(change).toEqual({
    before: { applicationEvents: { network: 'meta', events: [] } },
    after: { applicationEvents: { network: 'meta', events: ['Application sent'] } },
    person_id: kit.admin.id,
  });
  expect((await choose('meta', [])).body).toMatchObject({ chosen: [] });
});

test('what the ad account does not have, or too much of it, can not be chosen', async () => {
  const one = await idOf('linkedin', 'Applications');
  const other = await idOf('linkedin', 'Page scrolled');
  expect(await choose('linkedin', [one, other])).toMatchObject({
    status: 422,
    body: { message: 'Choose at most 1 of them.' },
  });
  for (const foreign of ['4711', await idOf('google', 'Applications'), 'x']) {
    expect(await choose('linkedin', [foreign])).toMatchObject({
      status: 422,
      body: { message: 'The ad account does not count this. Choose something else.' },
    });
  }
  expect((await on('linkedin'))?.chosen).toEqual([]);
});

test('a network that does not answer is said to, and nothing is chosen there unseen', async () => {
  const id = await idOf('google', 'Applications');
  await choose('google', [id]);
  sandbox.faults.add({ network: 'google', effect: 'permission' });
  expect(await on('google')).toMatchObject({
    isConnected: true,
    isAnswered: false,
    chosen: [id],
    events: [{ id, label: `Conversion ${id}` }],
  });
  expect((await on('meta'))?.isAnswered).toBe(true);
  expect(await choose('google', [id])).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('could not be asked') },
  });
  // To count as before takes no answer.
  expect(await choose('google', [])).toMatchObject({ status: 200, body: { chosen: [] } });
});

test('new keys keep what was chosen; another ad account has other conversions', async () => {
  const id = await idOf('linkedin', 'Applications');
  await choose('linkedin', [id]);
  const { external_id: externalId, conversion_id: conversionId } = await numberOf('linkedin');
  const connect = (number: string) =>
    saveAdAccount(
      server.db,
      server.deps.secrets,
      {
        ...{ accountId: kit.account.id, network: 'linkedin', externalId: number, conversionId },
        keys: { accessToken: 'new' },
        capabilities: [],
      },
      { isSandbox: true },
    );
  await connect(externalId);
  expect((await numberOf('linkedin')).application_events).toEqual([id]);
  await connect('77');
  expect((await numberOf('linkedin')).application_events).toEqual([]);
  await connect(externalId);
});

test('figures are counted anew from the first day on, and scrolls never count unless chosen', async () => {
  const { id } = await makeCampaign(['FacebookPostAd'], {
    type: 'custom',
    goal: 'MAXIMISE_CONVERSIONS',
  });
  await launch(id);
  await sandbox.clock.advance(12 * DAY_MS);
  const follow = async () => {
    const rows = await server.db
      .selectFrom('publication')
      .select('id')
      .where('campaign_id', '=', id)
      .execute();
    await sandbox.clock.advance(1_000);
    await followTogether(
      tools,
      rows.map((row) => row.id),
    );
    const { leads, clicks } = await server.db
      .selectFrom('campaign_total')
      .select(({ fn }) => [
        fn.sum<number>('leads').as('leads'),
        fn.sum<number>('clicks').as('clicks'),
      ])
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
    return { leads: Number(leads), clicks: Number(clicks) };
  };
  const before = await follow();
  expect(before.leads).toBeGreaterThan(0);
  expect(before.leads).toBeLessThan(before.clicks);
  await choose('meta', [await idOf('meta', 'Page scrolled')]);
  const scrolled = await follow();
  expect(scrolled.leads).toBe(scrolled.clicks);
  await choose('meta', [await idOf('meta', 'Application sent')]);
  expect((await follow()).leads).toBeGreaterThanOrEqual(before.leads);
  expect((await follow()).leads).toBeLessThan(scrolled.leads);
  await choose('meta', []);
});
