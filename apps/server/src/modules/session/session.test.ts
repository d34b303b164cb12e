import type { ErrorBody } from '@posthorn/contract';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { openSession } from '../../platform/session/session-store.ts';
import { isAskedHere } from '../../platform/this-machine.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeWorld, type World } from '../../testing/world.ts';
import { sessionWorker, sweepExpiredJob } from './jobs.ts';

const SESSION = 'posthorn_session';

describe('local sign-in', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer();
    world = await makeWorld(server.db);
  });
  afterAll(() => server.close());

  const login = async (email: string) => {
    const client = await server.client();
    return { client, answer: await client.call('signInLocally', { body: { email } }) };
  };

  test('by e-mail address, whatever its case, then who am I', async () => {
    const { client, answer } = await login(world.admin.email.toUpperCase());
    expect(answer.status).toBe(204);
    expect((await client.call('getMe', {})).body).toMatchObject({ id: world.admin.id });
    expect((await client.call('listMemberships', {})).body).toMatchObject([
      { account_id: world.account.id, role: 'admin' },
    ]);
    expect((await client.call('isAuthenticatedLocally', {})).body).toEqual({ authenticated: true });
  });

  test('the cookie is for the browser alone', async () => {
    const { answer } = await login(world.admin.email);
    const cookie = ([answer.headers['set-cookie']].flat() as string[]).find((c) =>
      c.startsWith(SESSION),
    );
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  test('no one with this address', async () => {
    const { answer } = await login('nobody@nowhere.test');
    expect(answer.status).toBe(422);
    expect((answer.body as unknown as ErrorBody).findings).toMatchObject([{ path: 'email' }]);
  });

  test('signing in again gives a new token and kills the old one', async () => {
    const { client } = await login(world.admin.email);
    const first = client.cookies.get(SESSION) ?? '';
    await client.call('signInLocally', { body: { email: world.editor.email } });
    expect(client.cookies.get(SESSION)).not.toBe(first);
    client.cookies.set(SESSION, first);
    expect((await client.call('getMe', {})).status).toBe(401);
  });

  test('signing out kills the token, also a kept copy of it', async () => {
    const { client } = await login(world.admin.email);
    const kept = client.cookies.get(SESSION) ?? '';
    const answer = await client.call('signOutLocally', {});
    expect(answer.status).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(client.cookies.has(SESSION)).toBe(false);
    client.cookies.set(SESSION, kept);
    expect((await client.call('getMe', {})).status).toBe(401);
  });

  test('a token of one session is no token for another', async () => {
    const { client: one } = await login(world.admin.email);
    const { client: two } = await login(world.editor.email);
    const stolen = one.cookies.get('XSRF-TOKEN') ?? '';
    two.cookies.set('XSRF-TOKEN', stolen);
    const answer = await two.call('readAllNotifications', {
      params: { accountId: world.account.id },
    });
    expect(answer.status).toBe(409);
  });

  test('an expired session is over, and is swept away', async () => {
    const { client } = await login(world.admin.email);
    await server.db
      .updateTable('session')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await client.call('getMe', {})).status).toBe(401);
    await runJob(server, [sessionWorker], sweepExpiredJob, {});
    expect(await server.db.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('a session in use is prolonged, but not beyond its longest age', async () => {
    const { client } = await login(world.admin.email);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const age = async (created: number) => {
      await server.db
        .updateTable('session')
        .set({ created_at: hoursAgo(created), last_seen_at: hoursAgo(1) })
        .execute();
      await client.call('getMe', {});
      const session = await server.db.selectFrom('session').selectAll().executeTakeFirstOrThrow();
      return Math.round((session.expires_at.getTime() - Date.now()) / 3_600_000);
    };
    await server.db.deleteFrom('session').execute();
    await client.signInAs(world.admin.id);
    expect(await age(1)).toBe(12);
    expect(await age(14 * 24 - 3)).toBe(3);
  });

  test('the chat hash belongs to the person', async () => {
    const { client: one } = await login(world.admin.email);
    const { client: two } = await login(world.editor.email);
    const hashes = [await one.call('getChatHash', {}), await two.call('getChatHash', {})];
    expect(new Set(hashes.map((answer) => answer.body.hash)).size).toBe(2);
  });

  test('too many tries are turned away with the time to wait', async () => {
    const client = await server.client();
    const tryOnce = () => client.call('signInLocally', { body: { email: 'x@nowhere.test' } });
    expect((await tryOnce()).status).toBe(422);
    await server.deps.connection.pool.query(
      `update rate_counter set count = 120, resets_at = now() + interval '1 hour'
       where key like 'signIn:%'`,
    );
    const last = await tryOnce();
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((last.body as unknown as ErrorBody).message).toMatch(/try again in \d+ seconds/);
  });
});

describe('local sign-in from elsewhere', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer({ TRUST_PROXY: '1' });
    world = await makeWorld(server.db);
  });
  afterAll(() => server.close());

  const local = [
    'listLocalPeople',
    'signInLocally',
    'isAuthenticatedLocally',
    'signOutLocally',
    'listOutbox',
  ] as const;
  const tries = [
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost:4400' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: 'for=127.0.0.1' }],
    ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
    ['Via', { via: '1.1 proxy' }],
  ] as const;

  test.each(tries)('%s: nothing that is for this machine only', async (_, headers) => {
    const client = await server.client();
    await client.signInAs(world.admin.id);
    const answers = await Promise.all(
      local.map((id) => client.send(id, { body: { email: world.admin.email } }, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(local.map(() => 403));
    expect((answers[0] as { body: ErrorBody }).body.message).toMatch(/MODE=production/);
  });

  test('another machine at the other end', async () => {
    const from = (remoteAddress: string) =>
      server.app.inject({
        url: '/api/dev/people',
        headers: { host: 'localhost:4400' },
        remoteAddress,
      });
    expect((await from('10.0.0.7')).statusCode).toBe(403);
    expect((await from('::ffff:10.0.0.7')).statusCode).toBe(403);
    expect((await from('::ffff:127.0.0.1')).statusCode).toBe(200);
    expect((await from('::1')).statusCode).toBe(200);
  });

  test('another name of the product', async () => {
    const url = '/api/dev/people';
    const { statusCode } = await server.app.inject({ url, headers: { host: 'posthorn.test' } });
    expect(statusCode).toBe(403);
  });

  test('a public address elsewhere, however it came there', async () => {
    const elsewhere = { ...server.deps.config, PUBLIC_URL: 'https://posthorn.test' };
    const request = { headers: { host: 'localhost' }, socket: { remoteAddress: '127.0.0.1' } };
    const asked = (config: Config) => isAskedHere(request as FastifyRequest, config);
    expect([asked(server.deps.config), asked(elsewhere)]).toEqual([true, false]);
  });
});

describe('production', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      MODE: 'production',
      TRUST_PROXY: 'off',
      PUBLIC_URL: 'https://posthorn.test',
      SESSION_SECRET: 'nZ4vQ0sKf7tYb2LxWc9RmH1jUa6PdE8gTo3iVy5N',
      OIDC_ISSUER: 'https://id.posthorn.test',
      OIDC_CLIENT_ID: 'posthorn',
      OIDC_CLIENT_SECRET: 'secret',
      SMTP_URL: 'smtp://127.0.0.1:2525',
    });
  });
  afterAll(() => server.close());

  test.each([
    'listLocalPeople',
    'signInLocally',
    'isAuthenticatedLocally',
    'signOutLocally',
    'listOutbox',
  ] as const)('%s is refused', async (id) => {
    const client = await server.client();
    const answer = await client.send(id, { body: { email: 'a@b.test' } });
    expect(answer.status).toBe(403);
    expect((answer.body as ErrorBody).message).toBe('Local auth not allowed in production');
  });

  test('describes its API to those who may call something', async () => {
    const world = await makeWorld(server.db);
    const ask = (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ url, headers });
    for (const url of ['/api/docs', '/api/docs/json', '/api/docs/yaml']) {
      expect((await ask(url)).statusCode).toBe(401);
    }
    const client = await server.client();
    const session = await openSession(server.db, server.deps.config, { personId: world.admin.id });
    client.cookies.set(`__Host-${SESSION}`, session);
    await client.call('getCsrfCookie', {});
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await ask('/api/docs/json', { cookie })).statusCode).toBe(200);
    const params = { accountId: world.account.id };
    const body = { name: 'Reports', rights: ['read' as const], days: 30 as const };
    const { token } = (await client.call('createApiToken', { params, body })).body;
    const authorization = `Bearer ${token}`;
    expect((await ask('/api/docs/json', { authorization })).statusCode).toBe(200);
    expect((await ask('/api/docs/json', { authorization: 'Bearer x' })).statusCode).toBe(401);
  });

  test('insists on https', async () => {
    const client = await server.client();
    const { headers } = await client.call('getAppConfig', {});
    expect(headers['strict-transport-security']).toMatch(/max-age/);
  });
});
