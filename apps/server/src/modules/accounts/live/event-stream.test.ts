import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { AccountEvent } from '@posthorn/contract';
import { makeCampaign, makeMembership, makePerson } from '@posthorn/db/builders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { announce } from '../../../platform/events/announce.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { makeWorld, WHOLE_LIST, type World } from '../../../testing/world.ts';

let server: TestServer;
let world: World;
let port: number;

// The machine's clock stands still: how long a request is on its way makes no difference.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server.db);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const turnClock = (ms: number) => void vi.setSystemTime(Date.now() + ms);

/** Reads a real stream over a real connection, event by event. */
async function follow(personId: string, query = '') {
  const client = await server.client(personId);
  const response = await fetch(
    `http://127.0.0.1:${port}/api/accounts/${world.account.id}/events${query}`,
    {
      headers: { cookie: `posthorn_session=${client.cookies.get('posthorn_session')}` },
    },
  );
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let buffered = '';
  return {
    client,
    /** The next event, or undefined when the stream has ended. */
    async next(): Promise<AccountEvent | undefined> {
      for (;;) {
        const match = /event: change\ndata: (.*)\n\n/.exec(buffered);
        if (match?.[1]) {
          buffered = buffered.slice(match.index + match[0].length);
          return JSON.parse(match[1]) as AccountEvent;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        buffered += decoder.decode(value);
      }
    },
    /** What was written so far, once it holds this so many times. */
    async until(text: string, times = 1): Promise<string> {
      while (buffered.split(text).length <= times) {
        const { done, value } = await reader.read();
        if (done) break;
        buffered += decoder.decode(value);
      }
      return buffered;
    },
    close: () => reader.cancel(),
  };
}

const rename = async (name: string, workspace = world.workspace) => {
  const admin = await server.client(world.admin.id);
  await admin.call('renameWorkspace', {
    params: { accountId: world.account.id, slug: workspace.slug },
    body: { id: workspace.id, name, slug: workspace.slug },
  });
};

test('a key that the contract does not name is told to no screen', async () => {
  const stream = await follow(world.admin.id);
  const { id } = world.workspace;
  const event = { kind: 'workspace', id, action: 'changed', by: null } as const;
  const announced = { ...event, name: 'Before it was public' };
  await announce(server.db, {
    accountId: world.account.id,
    audience: { wholeAccount: true },
    event: announced,
  });
  expect(await stream.next()).toEqual(event);
  await stream.close();
});

test('a saved view is told to its person alone, and to everyone once it is shared', async () => {
  const [admin, editor] = await Promise.all(
    [world.admin, world.editor].map((person) => follow(person.id)),
  );
  if (!admin || !editor) throw new Error('no stream');
  const params = { accountId: world.account.id };
  const body = { name: 'Mine', list: WHOLE_LIST, isShared: false };
  const made = (await admin.client.call('createSavedView', { params, body })).body;
  const ofView = { kind: 'savedView', id: made.id, by: world.admin.id };
  expect(await admin.next()).toEqual({ ...ofView, action: 'created' });
  const change = (isShared: boolean) =>
    admin.client.call('updateSavedView', {
      params: { ...params, viewId: made.id },
      body: { ...body, isShared },
    });
  await change(true);
  // The first that the editor hears of it.
  expect(await editor.next()).toEqual({ ...ofView, action: 'changed' });
  await change(false);
  expect(await editor.next()).toEqual({ ...ofView, action: 'changed' });
  await Promise.all([admin.close(), editor.close()]);
});

test('a change in a workspace reaches its members and the admins, no one else', async () => {
  const [admin, editor, elsewhere] = await Promise.all(
    [world.secondAdmin, world.editor, world.editorElsewhere].map((person) => follow(person.id)),
  );
  await rename('Moved', world.workspace);
  await rename('Seen by everyone there', world.emptyWorkspace);
  const changed = { kind: 'workspace', action: 'changed', by: world.admin.id };
  expect(await admin?.next()).toEqual({ ...changed, id: world.workspace.id });
  expect(await editor?.next()).toEqual({ ...changed, id: world.workspace.id });
  // the first thing the other editor hears is the change in the own workspace
  expect(await elsewhere?.next()).toEqual({ ...changed, id: world.emptyWorkspace.id });
  await Promise.all([admin, editor, elsewhere].map((stream) => stream?.close()));
});

test('a moved campaign tells the people of both workspaces that their campaigns are others', async () => {
  const { id: campaignId } = await makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
  });
  const [before, after] = await Promise.all(
    [world.editor, world.editorElsewhere].map((person) => follow(person.id)),
  );
  const admin = await server.client(world.admin.id);
  await admin.send('moveCampaign', {
    params: { campaignId },
    body: { slug: world.emptyWorkspace.slug },
  });
  const changed = { action: 'changed', by: world.admin.id };
  for (const [stream, workspace] of [
    [before, world.workspace],
    [after, world.emptyWorkspace],
  ] as const) {
    expect(await stream?.next()).toEqual({ ...changed, kind: 'campaign', id: campaignId });
    expect(await stream?.next()).toEqual({ ...changed, kind: 'workspace', id: workspace.id });
    await stream?.close();
  }
});

test('a change of an ad of a template reaches the whole account', async () => {
  const [admin, editor, elsewhere] = await Promise.all(
    [world.admin, world.editor, world.editorElsewhere].map((person) => follow(person.id)),
  );
  await admin?.client.call('createTemplateSearchAd', {
    params: { owner: 'customTemplates', templateId: world.template.id },
    body: {
      headlines: ['Nurses wanted', 'Work close to home', 'Apply in a minute'],
      descriptions: ['A team that knows you', 'Hours that fit your life'],
    },
  });
  const changed = { kind: 'template', id: world.template.id, action: 'changed' };
  for (const stream of [admin, editor, elsewhere]) {
    expect(await stream?.next()).toEqual({ ...changed, by: world.admin.id });
    await stream?.close();
  }
});

test('a change of a package reaches the whole account', async () => {
  const everyone = await Promise.all(
    [world.admin, world.editor, world.editorElsewhere].map((person) => follow(person.id)),
  );
  await everyone[1]?.client.call('archivePackage', {
    params: { accountId: world.account.id, packageId: world.ownPackage.id },
  });
  const changed = { kind: 'package', id: world.ownPackage.id, action: 'changed' };
  for (const stream of everyone) {
    expect(await stream?.next()).toEqual({ ...changed, by: world.editor.id });
    await stream?.close();
  }
});

test('the own marks reach the own tabs only', async () => {
  const [mine, theirs] = await Promise.all([follow(world.editor.id), follow(world.admin.id)]);
  await mine?.client.call('readAllNotifications', { params: { accountId: world.account.id } });
  await rename('After');
  expect(await mine?.next()).toMatchObject({ kind: 'notification' });
  expect(await theirs?.next()).toMatchObject({ kind: 'workspace' });
  await Promise.all([mine?.close(), theirs?.close()]);
});

test('signing out ends the stream', async () => {
  const stream = await follow(world.editor.id);
  await stream.client.call('signOutLocally', {});
  expect(await stream.next()).toBeUndefined();
});

test('signing in as another person in the same browser ends the stream', async () => {
  const stream = await follow(world.editor.id);
  await stream.client.call('signInLocally', { body: { email: world.admin.email } });
  expect(await stream.next()).toBeUndefined();
});

test('a person who is removed from the account hears nothing any more', async () => {
  const stream = await follow(world.editorElsewhere.id);
  await server.db
    .deleteFrom('membership')
    .where('person_id', '=', world.editorElsewhere.id)
    .execute();
  await rename('Without them', world.emptyWorkspace);
  expect(await stream.next()).toBeUndefined();
});

test('a person who is removed hears of that as the last thing', async () => {
  const { id: userId } = await makePerson(server.db);
  const accountId = world.account.id;
  await makeMembership(server.db, { account_id: accountId, person_id: userId, role: 'editor' });
  const stream = await follow(userId);
  const admin = await server.client(world.admin.id);
  await admin.call('removeMember', { params: { accountId, userId } });
  expect(await stream.next()).toMatchObject({ kind: 'membership', id: userId, action: 'removed' });
  expect(await stream.next()).toBeUndefined();
});

test('news of invitations reach admins only', async () => {
  const [heard, unheard] = [await follow(world.admin.id), await follow(world.editor.id)];
  const { slug } = world.workspace;
  await heard.client.call('inviteMember', {
    params: { accountId: world.account.id },
    body: { email: 'invited@example.test', role: 'editor', workspaces: [slug] },
  });
  await rename('Afterwards');
  expect(await heard.next()).toMatchObject({ kind: 'invitation', action: 'created' });
  expect(await unheard.next()).toMatchObject({ kind: 'workspace' });
  await Promise.all([heard.close(), unheard.close()]);
});

test('a role taken away takes effect with the news of it', async () => {
  const stream = await follow(world.secondAdmin.id);
  const admin = await server.client(world.admin.id);
  await admin.call('demoteMember', {
    params: { accountId: world.account.id, userId: world.secondAdmin.id },
  });
  await rename('Not for them');
  await stream.client.call('readAllNotifications', { params: { accountId: world.account.id } });
  expect(await stream.next()).toMatchObject({ kind: 'membership' });
  expect(await stream.next()).toMatchObject({ kind: 'notification' });
  await stream.close();
});

test('after a gap in the news, rights and sessions are looked at again', async () => {
  const gone = await follow(world.editor.id);
  const stays = await follow(world.admin.id);
  // both are followed, with the rights they have now
  await Promise.all([gone, stays].map((stream) => stream.until('event: resync')));
  await server.db.deleteFrom('session').where('person_id', '=', world.editor.id).execute();
  await server.deps.connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'posthorn-events' and datname = current_database()`,
  );
  expect(await gone.next()).toBeUndefined();
  // what happens from here on is heard again
  await stays.until('event: resync', 2);
  await rename('After the gap');
  expect(await stays.next()).toMatchObject({ kind: 'workspace' });
  await stays.close();
});

test('two streams on one connection that no one reads do no harm', async () => {
  const client = await server.client(world.admin.id);
  const cookie = `posthorn_session=${client.cookies.get('posthorn_session')}`;
  const request = `GET /api/accounts/${world.account.id}/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  await once(socket, 'connect');
  socket.write(request + request);
  // both are being followed once a stream opened after them hears something
  const other = await follow(world.admin.id);
  await client.call('signOutLocally', {});
  for (const name of ['One', 'Two', 'Three']) await rename(name);
  for (let i = 0; i < 3; i += 1) expect(await other.next()).toMatchObject({ kind: 'workspace' });
  socket.destroy();
  await other.close();
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
});

test('no one opens streams without end', async () => {
  const client = await server.client(world.admin.id);
  const streams = [];
  let status = 200;
  while (status === 200 && streams.length < 50) {
    const response = await fetch(
      `http://127.0.0.1:${port}/api/accounts/${world.account.id}/events`,
      { headers: { cookie: `posthorn_session=${client.cookies.get('posthorn_session')}` } },
    );
    status = response.status;
    streams.push(response);
  }
  expect(status).toBe(429);
  await Promise.all(streams.map((stream) => stream.body?.cancel()));
});

test('what happened since the screen began to ask is repeated; otherwise it asks again', async () => {
  // longer than the server has listened: no one knows
  const late = await follow(world.admin.id, '?age=3600000');
  expect(await late.until('event: resync')).toContain('event: resync');
  const unknown = await follow(world.admin.id);
  expect(await unknown.until('event: resync')).toContain('event: resync');

  turnClock(10_000);
  await rename('Repeated');
  const early = await follow(world.admin.id, '?age=5000');
  expect(await early.next()).toMatchObject({ kind: 'workspace', id: world.workspace.id });
  await Promise.all([late, unknown, early].map((one) => one.close()));
});

test('a change of rights is not repeated: who may hear of it is not known any more', async () => {
  turnClock(10_000);
  const admin = await server.client(world.admin.id);
  const params = { accountId: world.account.id };
  const made = await admin.call('createWorkspace', { params, body: { name: 'Short-lived' } });
  const heard = new Promise<void>((resolve) => {
    server.deps.events.subscribe((news) => {
      if (news !== 'resync' && 'event' in news && news.event.action === 'removed') resolve();
    });
  });
  await admin.call('removeWorkspace', { params: { ...params, slug: made.body.slug } });
  await heard;
  const editor = await follow(world.editor.id, '?age=5000');
  expect(await editor.until('event: resync')).toContain('event: resync');
  await editor.close();
});
