import { afterEach, expect, test } from 'vitest';
import { admin, server, setScene, world } from '../testing/scene.ts';

setScene();

const busy = 'Posthorn is very busy right now. Please try again in a moment.';
let giveBack: (() => void)[] = [];
afterEach(() => {
  server.deps.connection.pool.options.connectionTimeoutMillis = 60_000;
  for (const one of giveBack) one();
  giveBack = [];
});

/** Every connection is in use; who wants one waits so long. */
async function takeAll(withinMs: number): Promise<void> {
  const { pool } = server.deps.connection;
  pool.options.connectionTimeoutMillis = 60_000;
  for (let n = 0; n < pool.options.max; n += 1) {
    const client = await pool.connect();
    giveBack.push(() => client.release());
  }
  pool.options.connectionTimeoutMillis = withinMs;
}

test('a burst of reads finds no connection: each is told in words, and when to come again', async () => {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const paths = [
    `/api/accounts/${world.account.id}/All/campaigns?page=1&perpage=10`,
    `/api/accounts/${world.account.id}/notifications`,
    '/api/me',
  ];
  await takeAll(20);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => paths)
      .flat()
      .map((url) => server.app.inject({ url, headers: { cookie } })),
  );
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ code: 'unavailable', message: busy });
  }
});

test('a change is refused the same way, and nothing of it is done', async () => {
  const params = { accountId: world.account.id };
  await takeAll(20);
  const answer = await admin.send('createWorkspace', { params, body: { name: 'Lost' } });
  expect([answer.status, (answer.body as { message: string }).message]).toEqual([503, busy]);
  for (const one of giveBack.splice(0)) one();
  server.deps.connection.pool.options.connectionTimeoutMillis = 60_000;
  const { body } = await admin.call('listWorkspaces', { params });
  expect(body.map(({ name }) => name)).not.toContain('Lost');
});

test('a connection that comes in time is waited for', async () => {
  const { pool } = server.deps.connection;
  await takeAll(60_000);
  const params = { accountId: world.account.id };
  const answer = admin.call('listWorkspaces', { params });
  await expect.poll(() => pool.waitingCount).toBeGreaterThan(0);
  for (const one of giveBack.splice(0)) one();
  expect((await answer).status).toBe(200);
});
