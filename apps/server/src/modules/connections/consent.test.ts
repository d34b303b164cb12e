import * as builders from '@posthorn/db/builders';
import { networks } from '@posthorn/domain';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keysOf, sandboxKeys } from '../../platform/networks/ad-accounts.ts';
import { secretsFrom } from '../../platform/secrets.ts';
import {
  answered,
  comeBack,
  connectNetwork,
  consentPage,
  findAdAccount,
  giveConsent,
} from '../../testing/networks/connecting.ts';
import { kit, sandbox, server, setSandboxScene } from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { consentPurpose, resealConsents } from './consents.ts';

setSandboxScene();

const MINUTE_MS = 60_000;
let admin: TestClient;
beforeEach(async () => {
  await server.db.deleteFrom('consent').execute();
  await server.db.deleteFrom('rate_counter').execute();
  admin = await server.client(kit.admin.id);
});
afterEach(() => vi.restoreAllMocks());

const failureOf = (page: URL) => page.searchParams.get('connectFailure');
const consents = () => server.db.selectFrom('consent').selectAll().execute();
const connections = async (client = admin) =>
  (await client.call('listConnections', { params: { accountId: kit.account.id } })).body;
const paramsOf = (consentId: string) => ({ accountId: kit.account.id, consentId });

describe.each(networks)('%s', (network) => {
  test('is connected with what a person chooses of what the network lists', async () => {
    const consentId = await giveConsent(admin, network);
    const { body: offer } = await admin.call('getConsent', { params: paramsOf(consentId) });
    const found = offer.adAccounts.map(({ name, findings }) => [name, findings[0]?.code]);
    expect(found).toContainEqual(['Sandbox Care', undefined]);
    expect(found).toContainEqual(['Sandbox Retail UK', 'connection.otherCurrency']);
    expect(found.some(([, code]) => code === 'connection.closed')).toBe(true);
    expect(offer.missingRights).toEqual([]);
    // Pages that are in use stay as they are, but this permission does not let us speak for them.
    expect(offer.uncoveredPages.length > 0).toBe(network !== 'google');

    const chosen = offer.adAccounts.find(({ name }) => name === 'Sandbox Care');
    const page = offer.pages[0];
    const { status, body } = await admin.call('connectAdAccount', {
      params: paramsOf(consentId),
      body: { adAccountId: chosen?.id ?? '', pages: page ? [page] : [] },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      network,
      state: 'connected',
      adAccount: { id: chosen?.id, name: 'Sandbox Care', currency: 'EUR' },
      connectedBy: expect.any(String),
      missingRights: [],
    });
    expect((await connections()).find((one) => one.network === network)).toEqual(body);
    expect(await consents()).toEqual([]);
    if (page) {
      const pages = await admin.call('listSocialPages', {
        params: { accountId: kit.account.id },
      });
      expect(pages.body).toContainEqual(
        expect.objectContaining({ channel: page.channel, externalId: page.externalId }),
      );
    }
  });

  test('is reached with the new keys', async () => {
    await connectNetwork(admin, network);
    const channel = ({ meta: 'facebook', linkedin: 'linkedIn', google: 'googleSearch' } as const)[
      network
    ];
    const connector = await server.deps.networks.connectorFor(server.db, kit.account.id, channel);
    expect(await connector?.listConversions()).toEqual(expect.any(Array));
    const { external_id } = await findAdAccount(network);
    const keys = keysOf(server.deps.secrets, await findAdAccount(network));
    expect(keys).not.toEqual(sandboxKeys);
    const client = server.deps.networks.consentOn(network);
    expect(keys && (await client?.check(keys, external_id))).toMatchObject({ isValid: true });
  });

  test('advertises lists of jobs where that was allowed', async () => {
    const isAllowed = async () =>
      (await findAdAccount(network)).capabilities.includes('catalogAds');
    await connectNetwork(admin, network);
    expect(await isAllowed()).toBe(network === 'meta');
    await connectNetwork(admin, network, { choice: { withoutRights: ['catalog_management'] } });
    expect(await isAllowed()).toBe(false);
    await connectNetwork(admin, network);
    expect(await isAllowed()).toBe(network === 'meta');
  });

  test('a network that can not list its ad accounts leaves the choice open for another try', async () => {
    const consentId = await giveConsent(admin, network);
    const before = await findAdAccount(network);
    const real = server.deps.networks.consentOn(network);
    if (!real) throw new Error('There is no application');
    const listAdAccounts = () => Promise.reject(new Error('No answer'));
    vi.spyOn(server.deps.networks, 'consentOn').mockReturnValue({ ...real, listAdAccounts });
    const params = paramsOf(consentId);
    const unavailable = {
      status: 503,
      body: { message: expect.stringContaining('did not answer') },
    };
    expect(await admin.send('getConsent', { params })).toMatchObject(unavailable);
    const body = { adAccountId: before.external_id, pages: [] };
    expect(await admin.send('connectAdAccount', { params, body })).toMatchObject(unavailable);
    expect(await findAdAccount(network)).toEqual(before);
    vi.restoreAllMocks();
    expect((await admin.send('getConsent', { params })).status).toBe(200);
    await admin.call('cancelConsent', { params });
  });

  test('nothing is saved where a person cancels', async () => {
    const before = await findAdAccount(network);
    const back = await answered(await consentPage(admin, network), { isCancelled: true });
    const page = await comeBack(admin, back);
    expect(page.pathname + page.hash).toBe('/settings/company#social-accounts');
    expect(failureOf(page)).toBe('connectionState.cancelled');
    expect(page.searchParams.get('network')).toBe(network);
    expect(await consents()).toEqual([]);
    expect(await findAdAccount(network)).toEqual(before);
  });

  test('a permission that lacks a right is not connected', async () => {
    const { body: shown } = await admin.call('getConsent', {
      params: paramsOf(await giveConsent(admin, network)),
    });
    const right = { meta: 'pages_manage_ads', linkedin: 'rw_ads', google: '' }[network];
    // Google asks for one right only: without it there is nothing to come back with.
    if (right === '') return;
    const consentId = await giveConsent(admin, network, { withoutRights: [right ?? ''] });
    const before = await findAdAccount(network);
    const answer = await admin.send('connectAdAccount', {
      params: paramsOf(consentId),
      body: { adAccountId: shown.adAccounts[0]?.id, pages: [] },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: expect.stringContaining('The permission on'),
    });
    expect(await findAdAccount(network)).toEqual(before);
  });
});

describe('the way back is open', () => {
  const back = async () => answered(await consentPage(admin, 'meta'));

  test('once', async () => {
    const answer = await back();
    expect((await comeBack(admin, answer)).searchParams.get('consent')).toBeTruthy();
    expect(failureOf(await comeBack(admin, answer))).toBe('connectionState.usedState');
  });

  test('for one of two at once', async () => {
    const answer = await back();
    const pages = await Promise.all([comeBack(admin, answer), comeBack(admin, answer)]);
    expect(pages.map(failureOf).sort()).toEqual(['connectionState.usedState', null]);
  });

  test('for fifteen minutes', async () => {
    const answer = await back();
    await sandbox.clock.advance(15 * MINUTE_MS);
    expect(failureOf(await comeBack(admin, answer))).toBe('connectionState.lateState');
    expect(await consents()).toMatchObject([{ used_at: null, sealed_keys: null }]);
  });

  test('not with another state', async () => {
    const answer = await back();
    answer.searchParams.set('state', 'forged');
    expect(failureOf(await comeBack(admin, answer))).toBe('connectionState.unknownState');
    answer.searchParams.delete('state');
    expect(failureOf(await comeBack(admin, answer))).toBe('connectionState.unknownState');
  });

  test('not in another session of the same person, nor without one', async () => {
    const answer = await back();
    const elsewhere = await server.client(kit.admin.id);
    expect(failureOf(await comeBack(elsewhere, answer))).toBe('connectionState.otherSession');
    expect(failureOf(await comeBack(await server.client(), answer))).toBe(
      'connectionState.otherSession',
    );
    // No one but the right person has used it up.
    expect((await comeBack(admin, answer)).searchParams.get('consent')).toBeTruthy();
  });

  test('not for a person who is no longer an admin', async () => {
    const person = await builders.makePerson(server.db);
    const member = { account_id: kit.account.id, person_id: person.id };
    await builders.makeMembership(server.db, { ...member, role: 'admin' });
    const client = await server.client(person.id);
    const answer = await answered(await consentPage(client, 'meta'));
    await server.db
      .updateTable('membership')
      .set({ role: 'editor' })
      .where('person_id', '=', person.id)
      .execute();
    expect(failureOf(await comeBack(client, answer))).toBe('connectionState.notAllowed');
  });

  test('not with a code that the network did not give', async () => {
    const answer = await back();
    answer.searchParams.set('code', 'forged');
    expect(failureOf(await comeBack(admin, answer))).toMatch(/^consent\./);
    expect(await consents()).toEqual([]);
  });

  test('in vain where the network does not answer', async () => {
    const answer = await back();
    const real = server.deps.networks.consentOn('meta');
    if (!real) throw new Error('There is no application');
    vi.spyOn(server.deps.networks, 'consentOn').mockReturnValue({
      ...real,
      exchange: () => Promise.reject(new Error('No answer')),
    });
    expect(failureOf(await comeBack(admin, answer))).toBe('consent.unreachable');
  });
});

test('an error that is no cancellation is not called one', async () => {
  const back = await answered(await consentPage(admin, 'meta'), { isCancelled: true });
  back.searchParams.set('error', 'server_error');
  expect(failureOf(await comeBack(admin, back))).toBe('consent.refused');
});

describe('of a consent', () => {
  test('nothing is connected for a person who lost the right while the network answered', async () => {
    const before = await findAdAccount('meta');
    const person = await builders.makePerson(server.db);
    const member = { account_id: kit.account.id, person_id: person.id };
    await builders.makeMembership(server.db, { ...member, role: 'admin' });
    const client = await server.client(person.id);
    const consentId = await giveConsent(client, 'meta');
    const { body: offer } = await client.call('getConsent', { params: paramsOf(consentId) });
    const adAccountId = offer.adAccounts.find(({ name }) => name === 'Sandbox Care')?.id ?? '';
    const real = server.deps.networks.consentOn('meta');
    if (!real) throw new Error('There is no application');
    vi.spyOn(server.deps.networks, 'consentOn').mockReturnValue({
      ...real,
      listAdAccounts: async (keys) => {
        const demoted = server.db.updateTable('membership').set({ role: 'editor' });
        await demoted.where('person_id', '=', person.id).execute();
        return real.listAdAccounts(keys);
      },
    });
    const body = { adAccountId, pages: [] };
    const refused = await client.send('connectAdAccount', { params: paramsOf(consentId), body });
    expect(refused.status).toBe(403);
    expect(await findAdAccount('meta')).toEqual(before);
  });

  test('only what it includes can be connected', async () => {
    const before = await findAdAccount('meta');
    const consentId = await giveConsent(admin, 'meta');
    const { body: offer } = await admin.call('getConsent', { params: paramsOf(consentId) });
    const care = offer.adAccounts.find(({ name }) => name === 'Sandbox Care')?.id ?? '';
    const other = await builders.makeAccount(server.db);
    const tries = [
      { adAccountId: '999', pages: [] },
      { adAccountId: care, pages: [{ channel: 'facebook', externalId: '999' }] },
      {
        adAccountId: care,
        pages: [{ channel: 'linkedin', externalId: offer.pages[0]?.externalId }],
      },
      { adAccountId: offer.adAccounts.find(({ currency }) => currency === 'USD')?.id, pages: [] },
    ];
    for (const body of tries) {
      const answer = await admin.send('connectAdAccount', { params: paramsOf(consentId), body });
      expect([answer.status, body]).toEqual([422, body]);
    }
    const elsewhere = { params: { accountId: other.id, consentId }, body: tries[0] };
    expect((await admin.send('connectAdAccount', elsewhere)).status).toBe(404);
    expect(await findAdAccount('meta')).toEqual(before);
  });

  test('another admin, and another session, see nothing', async () => {
    const consentId = await giveConsent(admin, 'meta');
    const colleague = await builders.makePerson(server.db);
    const member = { account_id: kit.account.id, person_id: colleague.id };
    await builders.makeMembership(server.db, { ...member, role: 'admin' });
    for (const client of [await server.client(colleague.id), await server.client(kit.admin.id)]) {
      expect((await client.send('getConsent', { params: paramsOf(consentId) })).status).toBe(404);
    }
  });

  test('one choice is made, also with a double click', async () => {
    const consentId = await giveConsent(admin, 'meta');
    const { body: offer } = await admin.call('getConsent', { params: paramsOf(consentId) });
    const body = {
      adAccountId: offer.adAccounts.find(({ name }) => name === 'Sandbox Care')?.id ?? '',
      pages: [],
    };
    const click = () => admin.call('connectAdAccount', { params: paramsOf(consentId), body });
    const answers = await Promise.all([click(), click()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('nothing is left after its time, or when a person cancels the choice', async () => {
    const late = await giveConsent(admin, 'meta');
    await sandbox.clock.advance(15 * MINUTE_MS);
    expect((await admin.send('getConsent', { params: paramsOf(late) })).status).toBe(404);
    const left = await giveConsent(admin, 'meta');
    expect((await admin.send('cancelConsent', { params: paramsOf(left) })).status).toBe(204);
    expect((await admin.send('getConsent', { params: paramsOf(left) })).status).toBe(404);
    expect(await consents()).toEqual([]);
  });

  test('keys can be read in no row, no answer, no job and no entry of the log', async () => {
    const consentId = await giveConsent(admin, 'meta');
    const [row] = await consents();
    if (!row?.sealed_keys) throw new Error('There are no keys');
    const keys = server.deps.secrets.unseal(consentPurpose(row, 'keys'), row.sealed_keys) ?? '';
    const { accessToken } = JSON.parse(keys) as { accessToken: string };
    expect(accessToken.length).toBeGreaterThan(10);
    const offer = await admin.call('getConsent', { params: paramsOf(consentId) });
    const made = await admin.call('connectAdAccount', {
      params: paramsOf(consentId),
      body: {
        adAccountId: offer.body.adAccounts.find(({ name }) => name === 'Sandbox Care')?.id ?? '',
        pages: [],
      },
    });
    const kept = [
      await server.db.selectFrom('activity').selectAll().execute(),
      await server.db.selectFrom('notification').selectAll().execute(),
      (await server.deps.connection.pool.query('select * from graphile_worker._private_jobs')).rows,
    ];
    const everything = JSON.stringify([row, offer.body, made.body, kept]);
    expect(everything).not.toContain(accessToken);
    expect((await findAdAccount('meta')).sealed_keys?.toString('latin1')).not.toContain(
      accessToken,
    );
  });

  test('keys are sealed anew with a new secret', async () => {
    await giveConsent(admin, 'google');
    const [row] = await consents();
    if (!row?.sealed_keys) throw new Error('There are no keys');
    const [old, fresh] = ['a secret for tests only, long enough to be one', 'n'.repeat(32)];
    const log = pino({ level: 'silent' });
    // Keys hold no spaces, and the secret of the tests is one with spaces: taken as several keys.
    await resealConsents(server.db, secretsFrom(`${fresh} ${old}`), log);
    const [after] = await consents();
    if (!after?.sealed_keys) throw new Error('The keys are gone');
    expect(secretsFrom(fresh).unseal(consentPurpose(after, 'keys'), after.sealed_keys)).toBe(
      server.deps.secrets.unseal(consentPurpose(row, 'keys'), row.sealed_keys),
    );
    // Without the secret that sealed them they are forgotten.
    await resealConsents(server.db, secretsFrom('o'.repeat(32)), log);
    expect(await consents()).toEqual([]);
  });
});

test('an editor reads connections, and finds no keys in them', async () => {
  const editor = await builders.makePerson(server.db);
  const member = { account_id: kit.account.id, person_id: editor.id };
  await builders.makeMembership(server.db, { ...member, role: 'editor' });
  const seen = await connections(await server.client(editor.id));
  expect(seen.map(({ network }) => network)).toEqual([...networks]);
  expect(Object.keys(seen[0] ?? {})).not.toContain('keys');
});
