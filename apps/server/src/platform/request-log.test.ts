import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { makeWorld } from '../testing/world.ts';

let server: TestServer;
let written = '';
const sink = new Writable({
  write(chunk, _encoding, done) {
    written += chunk;
    done();
  },
});

beforeAll(async () => {
  server = await startTestServer({}, pino({ level: 'debug' }, sink));
});
afterAll(() => server.close());

test('a line per request names operation, person and request id, and keeps every secret out', async () => {
  const world = await makeWorld(server.db);
  const client = await server.client();
  await client.call('signInLocally', { body: { email: world.admin.email } });
  await client.request('GET', '/api/oidc/callback?code=very-secret-code&state=s', {}, {});
  const answer = await client.call('getMe', {});

  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.find((line) => line.reqId === answer.headers['x-request-id'])).toMatchObject({
    operation: 'getMe',
    method: 'GET',
    path: '/api/me',
    status: 200,
    person: world.admin.id,
  });
  for (const secret of [...client.cookies.values(), 'very-secret-code', world.admin.email]) {
    expect(written).not.toContain(secret);
  }
});
