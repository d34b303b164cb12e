import type { AddressInfo } from 'node:net';
import type { AccountEvent } from '@posthorn/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeWorld, type World } from '../../testing/world.ts';

let server: TestServer;
let world: World;
let port: number;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server.db);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Reads a real stream over a real connection, event by event. */
async function follow(personId: string) {
  const client = await server.client(personId);
  const response = await fetch(`http://127.0.0.1:${port}/api/accounts/${world.account.id}/events`, {
    headers: { cookie: `posthorn_session=${client.cookies.get('posthorn_session')}` },
  });
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

test('a change in a workspace reaches its members and the admins, nobody else', async () => {
  const [admin, editor, elsewhere] = await Promise.all(
    [world.secondAdmin, world.editor, world.editorElsewhere].map((person) => follow(person.id)),
  );
  await rename('Moved', world.workspace);
  await rename('Seen by everybody there', world.emptyWorkspace);
  const changed = { kind: 'workspace', action: 'changed', by: world.admin.id };
  expect(await admin?.next()).toEqual({ ...changed, id: world.workspace.id });
  expect(await editor?.next()).toEqual({ ...changed, id: world.workspace.id });
  // the first thing the other editor hears is the change in the own workspace
  expect(await elsewhere?.next()).toEqual({ ...changed, id: world.emptyWorkspace.id });
  await Promise.all([admin, editor, elsewhere].map((stream) => stream?.close()));
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

test('whoever is removed from the account hears nothing any more', async () => {
  const stream = await follow(world.editorElsewhere.id);
  await server.db
    .deleteFrom('membership')
    .where('person_id', '=', world.editorElsewhere.id)
    .execute();
  await rename('Without them', world.emptyWorkspace);
  expect(await stream.next()).toBeUndefined();
});

test('closing the server ends open streams instead of waiting for them', async () => {
  const stream = await follow(world.admin.id);
  server.deps.events.endStreams();
  expect(await stream.next()).toBeUndefined();
});
