import type { ErrorBody } from '@posthorn/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Announcement } from '../../platform/events/announce.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeWorld, type World } from '../../testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server.db);
});
afterAll(() => server.close());

/** What is announced to all server processes from now on. */
function listen(): Announcement[] {
  const heard: Announcement[] = [];
  server.deps.events.subscribe((news) => {
    if (news !== 'resync') heard.push(news);
  });
  return heard;
}

async function signIn(email: string, userAgent: string): Promise<TestClient> {
  const client = await server.client();
  await client.call('signInLocally', { body: { email } }, { 'user-agent': userAgent });
  return client;
}

describe('the own name', () => {
  test('is changed in all accounts, and open screens of colleagues hear of it', async () => {
    const heard = listen();
    const client = await server.client(world.editor.id);
    const body = { firstName: '  Ada ', lastName: 'Lovelace' };
    const { status, body: me } = await client.call('changeMyName', { body });
    expect(status).toBe(200);
    expect(me).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', name: 'Ada Lovelace' });
    expect((await client.call('getMe', {})).body).toEqual(me);
    const admin = await server.client(world.admin.id);
    const params = { accountId: world.account.id };
    const { body: members } = await admin.call('listMembers', { params });
    expect(members.find(({ id }) => id === world.editor.id)?.name).toBe('Ada Lovelace');
    const event = { kind: 'membership', id: world.editor.id, action: 'changed' };
    await expect
      .poll(() => heard)
      .toContainEqual({
        accountId: world.account.id,
        audience: { wholeAccount: true },
        event: { ...event, by: world.editor.id },
      });
  });

  test('is not taken away', async () => {
    const client = await server.client(world.editor.id);
    const { status, body } = await client.call('changeMyName', {
      body: { firstName: ' ', lastName: 'Lovelace' },
    });
    expect(status).toBe(422);
    expect((body as unknown as ErrorBody).findings).toMatchObject([
      { code: 'field.required', path: 'firstName' },
    ]);
  });
});

describe('the own sessions', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';
  beforeEach(() => server.db.deleteFrom('session').execute());

  const isIn = async (client: TestClient) => (await client.call('getMe', {})).status === 200;
  const sessions = async (client: TestClient) => (await client.call('listMySessions', {})).body;

  test('are told with their devices, this one first', async () => {
    const here = await signIn(world.admin.email, 'Firefox/143.0 Linux');
    await signIn(world.admin.email, phone);
    await signIn(world.editor.email, 'of another person');
    const { id: over } = (await sessions(await signIn(world.admin.email, 'over')))[0] ?? {};
    await server.db
      .updateTable('session')
      .set({ expires_at: new Date(0) })
      .where('id', '=', over ?? '')
      .execute();
    const told = await sessions(here);
    expect(told).toMatchObject([
      { userAgent: 'Firefox/143.0 Linux', isCurrent: true },
      { userAgent: phone, isCurrent: false },
    ]);
    expect(JSON.stringify(told)).not.toContain(here.cookies.get('posthorn_session'));
  });

  test('are ended one by one: that browser is out, and its streams end', async () => {
    const heard = listen();
    const here = await signIn(world.admin.email, 'here');
    const there = await signIn(world.admin.email, 'there');
    const third = await signIn(world.admin.email, 'third');
    const { id: sessionId } = (await sessions(there))[0] ?? { id: '' };
    for (const _ of ['once', 'twice']) {
      expect((await here.call('endMySession', { params: { sessionId } })).status).toBe(204);
    }
    expect(await Promise.all([here, there, third].map(isIn))).toEqual([true, false, true]);
    await expect.poll(() => heard.filter((news) => 'endedSession' in news)).toHaveLength(1);
  });

  test('are not those of others, and not the one that asks', async () => {
    const here = await signIn(world.admin.email, 'here');
    const stranger = await signIn(world.editor.email, 'there');
    for (const client of [here, stranger]) {
      const { id: sessionId } = (await sessions(client))[0] ?? { id: '' };
      await here.call('endMySession', { params: { sessionId } });
    }
    expect(await Promise.all([here, stranger].map(isIn))).toEqual([true, true]);
  });

  test('are all ended but the one that asks', async () => {
    const heard = listen();
    const [here, there, third] = await Promise.all(
      ['here', 'there', 'third'].map((name) => signIn(world.admin.email, name)),
    );
    const stranger = await signIn(world.editor.email, 'of another person');
    expect((await here?.call('endMyOtherSessions', {}))?.status).toBe(204);
    const all = [here, there, third, stranger] as TestClient[];
    expect(await Promise.all(all.map(isIn))).toEqual([true, false, false, true]);
    await expect.poll(() => heard.filter((news) => 'endedSession' in news)).toHaveLength(2);
  });
});
