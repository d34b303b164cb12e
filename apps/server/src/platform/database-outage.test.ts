import { afterAll, beforeAll, expect, test } from 'vitest';
import { setDatabaseOpen } from '../testing/set-database-open.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { makeWorld, type World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server.db);
  admin = await server.client(world.admin.id);
});
afterAll(() => server.close());

const create = (name: string) =>
  admin.call('createWorkspace', { params: { accountId: world.account.id }, body: { name } });
const ready = async () => (await server.app.inject('/readyz')).statusCode;

test('while the database is away every answer is 503; when it is back so are we', async () => {
  expect(await ready()).toBe(200);
  await setDatabaseOpen(server.databaseUrl, false);
  const answer = await create('Lost');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({
    code: 'unavailable',
    message: 'Posthorn cannot reach its database right now. Please try again in a moment.',
  });
  expect(await ready()).toBe(503);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);

  await setDatabaseOpen(server.databaseUrl, true);
  expect((await create('Found')).status).toBe(201);
  expect(await ready()).toBe(200);
  const { body } = await admin.call('listWorkspaces', { params: { accountId: world.account.id } });
  expect(body.map((workspace) => workspace.name)).not.toContain('Lost');
});
