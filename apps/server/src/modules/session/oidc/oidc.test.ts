import * as builders from '@posthorn/db/builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBentProvider } from '../../../testing/bent-provider.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let provider: Awaited<ReturnType<typeof startBentProvider>>;
let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  provider = await startBentProvider('posthorn');
  server = await startTestServer({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'posthorn',
    OIDC_CLIENT_SECRET: 'secret',
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  provider.bend({});
  await server.db.deleteFrom('rate_counter').execute();
  await server.db.deleteFrom('identity').execute();
  await server.db.deleteFrom('person').where('email', '=', 'ada@example.test').execute();
  client = await server.client();
});

const begin = async (return_to?: string) => {
  const answer = await client.call('signInWithProvider', { query: { return_to } });
  return String(answer.headers.location);
};
const finish = async (back: URLSearchParams) => {
  const answer = await client.request('GET', `/api/oidc/callback?${back}`, {}, {});
  return String(answer.headers.location);
};
const signIn = async (return_to?: string) => finish(provider.agree(await begin(return_to)));
const REFUSED = '/sign-in?error=session.providerRefused';
const signedIn = async () => (await client.call('getMe', {})).status === 200;

test('asks with PKCE, state and nonce', async () => {
  const asked = new URL(await begin()).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('state')?.length).toBeGreaterThan(20);
  expect(asked.get('nonce')?.length).toBeGreaterThan(20);
  expect(asked.get('redirect_uri')).toBe('http://localhost:4400/api/oidc/callback');
});

test('brings the person in and back to where they wanted to go', async () => {
  expect(await signIn('/settings/users?x=1')).toBe('/settings/users?x=1');
  expect((await client.call('getMe', {})).body).toMatchObject({ name: 'Ada Lovelace' });
});

test('never leads to another site', async () => {
  expect(await signIn('https://evil.test/')).toBe('/campaigns-overview');
  expect(await signIn('//evil.test/')).toBe('/campaigns-overview');
});

test('knows a person by issuer and subject from then on, whatever their address', async () => {
  await signIn();
  const first = (await client.call('getMe', {})).body.id;
  provider.bend({ claims: { email: 'ada@elsewhere.test', email_verified: false } });
  await signIn();
  expect((await client.call('getMe', {})).body.id).toBe(first);
});

test('connects with a person already known under the verified address', async () => {
  const known = await builders.makePerson(server.db, { email: 'ada@example.test' });
  await signIn();
  expect((await client.call('getMe', {})).body.id).toBe(known.id);
});

test('an address that another account of the same provider has signed in with opens nothing', async () => {
  await signIn();
  client = await server.client();
  provider.bend({ claims: { sub: 'successor' } });
  expect(await signIn()).toBe('/sign-in?error=session.otherProviderAccount');
  expect(await signedIn()).toBe(false);
});

test('connects with a person whom another provider knows', async () => {
  const known = await builders.makePerson(server.db, { email: 'ada@example.test' });
  await server.db
    .insertInto('identity')
    .values({ issuer: 'https://before.example.test', subject: '1', person_id: known.id })
    .execute();
  await signIn();
  expect((await client.call('getMe', {})).body.id).toBe(known.id);
});

test('an unverified address opens nothing', async () => {
  await builders.makePerson(server.db, { email: 'ada@example.test' });
  provider.bend({ claims: { email_verified: false } });
  expect(await signIn()).toBe('/sign-in?error=session.providerEmailUnverified');
  expect(await signedIn()).toBe(false);
});

test('a sign-in that fails leaves the way to where the person wanted to go', async () => {
  provider.bend({ claims: { email_verified: false } });
  await builders.makePerson(server.db, { email: 'ada@example.test' });
  const wanted = '/settings/users?x=1';
  const page = new URL(await signIn(wanted), 'http://localhost');
  expect(page.pathname).toBe('/sign-in');
  expect(page.searchParams.get('return_to')).toBe(wanted);
});

test('a provider that is away leaves the way to where the person wanted to go', async () => {
  const alone = await startTestServer({
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'posthorn',
    OIDC_CLIENT_SECRET: 'secret',
  });
  const visitor = await alone.client();
  const query = { return_to: '/settings/users?x=1' };
  const { headers } = await visitor.call('signInWithProvider', { query });
  const { pathname, searchParams } = new URL(String(headers.location), 'http://localhost');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/sign-in',
    { error: 'session.providerAway', ...query },
  ]);
  await alone.close();
});

describe('with an id token that says little', () => {
  const sub = 'person-at-provider';
  const silent = {
    email: undefined,
    email_verified: undefined,
    given_name: undefined,
    family_name: undefined,
  };
  const told = { sub, email: 'ada@example.test', email_verified: true, name: 'Ada King' };

  test('hears the rest at the user-info endpoint', async () => {
    provider.bend({ claims: silent, userInfo: told });
    expect(await signIn()).toBe('/campaigns-overview');
    expect((await client.call('getMe', {})).body).toMatchObject({
      name: 'Ada King',
      email: 'ada@example.test',
    });
  });

  test('asks there the first time only', async () => {
    provider.bend({ claims: silent, userInfo: told });
    await signIn();
    provider.bend({ claims: silent });
    expect(await signIn()).toBe('/campaigns-overview');
  });

  test('believes what the id token does say', async () => {
    const { email, email_verified } = silent;
    provider.bend({ claims: { email, email_verified }, userInfo: told });
    await signIn();
    expect((await client.call('getMe', {})).body).toMatchObject({ name: 'Ada Lovelace' });
  });

  test.each([
    ['its own unverified address', silent, { ...told, email_verified: false }],
    // One place names an address, the other has checked one: no one says that it is the same.
    ['half an answer', { email_verified: undefined }, { sub, email_verified: true }],
  ])('opens nothing with %s', async (_name, claims, userInfo) => {
    provider.bend({ claims, userInfo });
    expect(await signIn()).toBe('/sign-in?error=session.providerEmailUnverified');
    expect(await signedIn()).toBe(false);
  });

  test.each([
    ['an answer about another person', { ...told, sub: 'another-person' }],
    ['no answer', undefined],
  ])('is refused with %s', async (_name, userInfo) => {
    provider.bend({ claims: silent, userInfo });
    expect(await signIn()).toBe(REFUSED);
    expect(await signedIn()).toBe(false);
  });
});

describe('is refused', () => {
  test.each([
    ['another issuer', { claims: { iss: 'https://evil.test' } }],
    ['another audience', { claims: { aud: 'another-person' } }],
    ['another nonce', { claims: { nonce: 'replayed' } }],
    ['a token from long ago', { claims: { exp: 1, iat: 0 } }],
    ['a token no one signed', { unknownKey: true }],
  ])('%s', async (_name, bend) => {
    provider.bend(bend);
    expect(await signIn()).toBe(REFUSED);
    expect(await signedIn()).toBe(false);
  });

  test('another state', async () => {
    const back = provider.agree(await begin());
    back.set('state', 'forged');
    expect(await finish(back)).toBe(REFUSED);
  });

  test('the answer of another provider', async () => {
    const back = provider.agree(await begin());
    back.set('iss', 'https://other-provider.test');
    expect(await finish(back)).toBe(REFUSED);
  });

  test('a callback that no one asked for', async () => {
    const back = provider.agree(await begin());
    client.cookies.clear();
    expect(await finish(back)).toBe(REFUSED);
  });

  test('the same callback a second time', async () => {
    const back = provider.agree(await begin());
    await finish(back);
    client.cookies.delete('posthorn_session');
    expect(await finish(back)).toBe(REFUSED);
    expect(await signedIn()).toBe(false);
  });

  test('the same callback with the kept memory of the sign-in', async () => {
    const back = provider.agree(await begin());
    const kept = client.cookies.get('posthorn_sign_in') ?? '';
    await finish(back);
    client.cookies.delete('posthorn_session');
    client.cookies.set('posthorn_sign_in', kept);
    expect(await finish(back)).toBe(REFUSED);
    expect(await signedIn()).toBe(false);
  });

  test('a tampered memory of the sign-in', async () => {
    const back = provider.agree(await begin());
    const kept = client.cookies.get('posthorn_sign_in') ?? '';
    client.cookies.set('posthorn_sign_in', `x${kept.slice(1)}`);
    expect(await finish(back)).toBe(REFUSED);
  });
});

test('signing out ends the session and says where to go', async () => {
  await signIn();
  const answer = await client.call('signOut', {});
  expect(answer.body.redirect_to).toBe('/sign-in');
  expect(await signedIn()).toBe(false);
});
