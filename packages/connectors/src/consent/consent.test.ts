import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Network, networkRights, networks } from '@posthorn/domain';
import { firstAccounts } from '@posthorn/sandbox';
import { afterEach, describe, expect, test } from 'vitest';
import { NetworkFailure } from '../failure.ts';
import { Connecting, DAY_MS, REDIRECT_URL } from '../testing/connecting.ts';

let one: Connecting;
const open = async (network: Network, folder?: string) => {
  one = await Connecting.to(network, folder);
  return one;
};
afterEach(() => one.sandbox.stop());

/** One of the business manager's ad accounts on each network, and the right that ads need. */
const careAccounts = { meta: '1020304050100000', linkedin: '512100000', google: '1234100000' };
const adRights = { meta: 'ads_management', linkedin: 'rw_ads', google: networkRights.google[0] };

describe.each(networks)('%s', (network) => {
  test('is connected: a code becomes keys, and the keys show what was allowed', async () => {
    const { answer, client, exchange, sandbox } = await open(network);
    const back = await answer();
    expect(back.href.startsWith(`${REDIRECT_URL}?`)).toBe(true);
    expect(back.searchParams.get('state')).toBe('our-state');
    const result = await exchange(back.searchParams.get('code') ?? '');
    if (!result.ok) throw new Error(result.details);
    expect(result.rights.toSorted()).toEqual([...networkRights[network]].sort());

    const accounts = await client().listAdAccounts(result.keys);
    expect(accounts).toHaveLength(5);
    expect(accounts).toContainEqual({
      id: careAccounts[network],
      name: 'Sandbox Care',
      currency: 'EUR',
      timeZone: network === 'linkedin' ? 'UTC' : 'Europe/Amsterdam',
      status: 'open',
      managerId: null,
    });
    expect(accounts.find(({ name }) => name.includes('Archive'))?.status).toBe('closed');
    expect(new Set(accounts.map(({ currency }) => currency))).toEqual(
      new Set(['EUR', 'GBP', 'USD']),
    );
    expect(await client().check(result.keys, careAccounts[network])).toEqual({
      isValid: true,
      missingRights: [],
      endsAt: result.endsAt,
    });
    expect(sandbox.world(network).accounts()).toContainEqual(firstAccounts[network]);
  });

  test('shows only the ad accounts that were chosen, and opens no other', async () => {
    const { connect, client } = await open(network);
    const { keys } = await connect({ accounts: [firstAccounts[network].id] });
    const accounts = await client().listAdAccounts(keys);
    expect(accounts.map(({ id }) => id)).toEqual([firstAccounts[network].id]);
    expect(await client().check(keys, careAccounts[network])).toMatchObject({
      isValid: false,
      reason: 'accountHidden',
    });
  });

  test('a person who cancels comes back without a code', async () => {
    const { answer } = await open(network);
    const back = await answer({ isCancelled: true });
    expect(back.searchParams.get('error')).toBe(
      network === 'linkedin' ? 'user_cancelled_authorize' : 'access_denied',
    );
    expect(back.searchParams.get('state')).toBe('our-state');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('asks no one for an unknown application, an unknown address or without a state', async () => {
    const { client, url, send } = await open(network);
    const statuses = await Promise.all(
      [
        url(client({ clientId: 'another' })),
        url(client(), { redirectUrl: 'http://localhost:3000/connections/back/2' }),
        url(client(), { redirectUrl: 'https://evil.example/connections/back' }),
        url(client(), { state: '' }),
      ].map(async (address) => {
        const answer = await send(address);
        return [answer.status, answer.headers.get('location')];
      }),
    );
    expect(statuses).toEqual(Array(4).fill([400, null]));
  });

  test('a code is good once', async () => {
    const { code, exchange } = await open(network);
    const given = await code();
    expect((await exchange(given)).ok).toBe(true);
    expect(await exchange(given)).toMatchObject({
      ok: false,
      reason: 'invalid',
    });
  });

  test('a code is good for ten minutes', async () => {
    const { code, exchange, turn } = await open(network);
    const [early, late] = [await code(), await code()];
    await turn(10 * 60_000 - 1);
    expect((await exchange(early)).ok).toBe(true);
    await turn(1);
    expect(await exchange(late)).toMatchObject({ ok: false, reason: 'invalid' });
  });

  test('a code is good for the address and the application that it was given to', async () => {
    const { code, exchange, client } = await open(network);
    const given = await code();
    expect(await exchange(given, { redirectUrl: 'http://localhost:3000/elsewhere' })).toMatchObject(
      {
        ok: false,
        reason: 'refused',
      },
    );
    const wrong = client({ clientSecret: 'wrong' });
    const refused = await exchange(given, { client: wrong });
    expect(refused).toMatchObject({ ok: false, reason: 'refused' });
    expect(JSON.stringify(refused)).not.toContain(given);
    expect((await exchange('nonsense')).ok).toBe(false);
    expect((await exchange(given)).ok).toBe(true);
  });

  test('a right that was not given is missing, and what needs it is refused', async () => {
    const { connect, client } = await open(network);
    const { keys, rights } = await connect({ withoutRights: [adRights[network]] });
    expect(rights).not.toContain(adRights[network]);
    const { missingRights } = await client().check(keys, careAccounts[network]);
    expect(missingRights).toEqual([adRights[network]]);
  });

  test('consent that is given back is over', async () => {
    const { connect, client } = await open(network);
    const { keys } = await connect();
    await client().revoke(keys);
    await client().revoke(keys);
    expect(await client().check(keys, careAccounts[network])).toEqual({
      isValid: false,
      missingRights: [],
      endsAt: null,
      reason: 'ended',
    });
    await expect(client().listAdAccounts(keys)).rejects.toMatchObject({ kind: 'auth' });
    expect(await client().refresh(keys)).toMatchObject({ ok: false, reason: 'expired' });
  });

  test('nothing is known of a consent while the network does not answer', async () => {
    const { connect, client, sandbox, code, exchange } = await open(network);
    const { keys } = await connect();
    const given = await code();
    sandbox.faults.add({ network, effect: 'html502' });
    await expect(client().check(keys, careAccounts[network])).rejects.toThrow(NetworkFailure);
    expect(await exchange(given)).toMatchObject({ ok: false, reason: 'unreachable' });
    sandbox.faults.clear();
    expect((await client().check(keys, careAccounts[network])).isValid).toBe(true);
  });

  test('is known again after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'posthorn-consent-'));
    try {
      const before = await open(network, folder);
      const { keys } = await before.connect();
      const given = await before.code();
      await one.sandbox.stop();
      const after = await open(network, folder);
      expect((await after.client().check(keys, careAccounts[network])).isValid).toBe(true);
      expect((await after.exchange(given)).ok).toBe(true);
    } finally {
      await one.sandbox.stop().catch(() => {});
      await rm(folder, { recursive: true });
      await open(network);
    }
  });

  test('the key that the demo uses opens everything', async () => {
    const { client } = await open(network);
    expect(await client().check({ accessToken: 'sandbox' }, firstAccounts[network].id)).toEqual({
      isValid: true,
      missingRights: [],
      endsAt: null,
    });
  });
});

describe('how long it lasts', () => {
  test('Meta gives a key of 60 days, and another one before it ends', async () => {
    const { connect, client, turn, sandbox } = await open('meta');
    const granted = await connect();
    const start = sandbox.clock.now();
    expect(granted).toMatchObject({ endsAt: new Date(start + 60 * DAY_MS), isRefreshable: true });
    await turn(50 * DAY_MS);
    const renewed = await client().refresh(granted.keys);
    if (!renewed.ok) throw new Error(renewed.details);
    expect(renewed.endsAt).toEqual(new Date(start + 110 * DAY_MS));
    await turn(10 * DAY_MS);
    expect((await client().check(granted.keys, careAccounts.meta)).reason).toBe('ended');
    expect((await client().check(renewed.keys, careAccounts.meta)).isValid).toBe(true);
    expect(await client().refresh(granted.keys)).toMatchObject({ ok: false, reason: 'expired' });
  });

  test('LinkedIn gives keys for a year, and not a day more', async () => {
    const { connect, client, turn, sandbox } = await open('linkedin');
    const granted = await connect();
    const end = new Date(sandbox.clock.now() + 365 * DAY_MS);
    expect(granted).toMatchObject({ endsAt: end, isRefreshable: false });
    await turn(300 * DAY_MS);
    expect(await client().refresh(granted.keys)).toMatchObject({ ok: true, endsAt: end });
    expect((await client().check(granted.keys, careAccounts.linkedin)).isValid).toBe(true);
    await turn(65 * DAY_MS);
    expect((await client().check(granted.keys, careAccounts.linkedin)).reason).toBe('ended');
    expect(await client().refresh(granted.keys)).toMatchObject({ ok: false, reason: 'expired' });
  });

  test('Google gives keys that end only when they are taken back', async () => {
    const { connect, client, turn } = await open('google');
    const { keys, endsAt } = await connect();
    expect(endsAt).toBeNull();
    await turn(1_000 * DAY_MS);
    expect((await client().check(keys, careAccounts.google)).isValid).toBe(true);
    expect(await client().refresh(keys)).toMatchObject({ ok: true, endsAt: null });
  });
});

test('Google wants the verifier that only the one who asked knows', async () => {
  const { code, client, exchange } = await open('google');
  const given = await code();
  const answer = { code: given, redirectUrl: REDIRECT_URL };
  expect(await client().exchange({ ...answer, codeVerifier: 'guessed' })).toMatchObject({
    ok: false,
    reason: 'invalid',
  });
  expect((await client().exchange({ ...answer, codeVerifier: null })).ok).toBe(false);
  expect((await exchange(given)).ok).toBe(true);
});

test.each([
  [
    'meta',
    ['Sandbox Care', 'sandboxcare', 'Working at Sandbox Retail'],
    ['facebook', 'instagram', 'facebook'],
  ],
  ['linkedin', ['Sandbox Care'], ['linkedin']],
  ['google', [], []],
] as const)('pages of %s are those that were chosen', async (network, names, channels) => {
  const { connect, client } = await open(network);
  const { keys } = await connect({ pages: ['104050607080910', '104050607080912', '80100001'] });
  const pages = await client().listPages(keys);
  expect(pages.map(({ name }) => name)).toEqual(names);
  expect(pages.map(({ channel }) => channel)).toEqual(channels);
});
