import type { Db } from '@posthorn/db';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestClient } from './test-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { makeWorld, type World } from './world.ts';

/** What the tests of a module work with: one server for the file, a new world for every test. */
export let server: TestServer;
export let world: World;
export let admin: TestClient;
export let editor: TestClient;

/** Called at the top of a file of tests. */
export function setScene(make: (db: Db) => Promise<World> = makeWorld): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    world = await make(server.db);
    admin = await server.client(world.admin.id);
    editor = await server.client(world.editor.id);
  });
}
