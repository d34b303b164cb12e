import { type Operation, type OperationId, operations } from '@posthorn/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeScenarioWorld, rightful, scenarios } from '../testing/scenarios.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const idempotent = (Object.keys(operations) as OperationId[]).filter(
  (id) => (operations[id] as Operation).idempotent,
);

test('there are idempotent operations, and what is read is none of them', () => {
  expect(idempotent.length).toBeGreaterThan(30);
  for (const id of idempotent) expect(operations[id].method).not.toBe('GET');
});

test.each(idempotent)(
  '%s: the same key gives the same answer, which is what the contract says',
  async (id) => {
    const world = await makeScenarioWorld(server);
    const client = await server.client(rightful(world, operations[id]));
    const { good, status } = scenarios[id];
    const request = good(world);
    const call = () => client.send(id, request, { 'idempotency-key': 'lost-answer' });
    const first = await call();
    expect(first).toMatchObject({ status });
    expect(status).toBeLessThan(300);
    const again = await call();
    expect(again).toMatchObject({ status, body: first.body });
    expect(again.headers.etag).toBe(first.headers.etag);
  },
);
