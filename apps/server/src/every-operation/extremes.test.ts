import { type Operation, type OperationId, operations } from '@posthorn/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeScenarioWorld, type Request, rightful, scenarios } from '../testing/scenarios.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { WholeWorld } from '../testing/whole-world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const days = [
  ...['0000-01-01', '0001-01-01', '0001-12-31', '1899-12-31'],
  ...['1900-01-01', '1969-12-31', '9999-12-30', '9999-12-31'],
];
const amounts = [
  ...[0, 1, -1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e21],
  ...[-(2 ** 31), -(2 ** 31) - 1, -(2 ** 53) + 1],
];

/** Where something stands in an input, as names and places in lists. */
type Path = readonly (string | number)[];
interface Place {
  path: Path;
  values: readonly unknown[];
}

/** Every place of an input that takes a day or an amount, by what the schema takes. */
function placesOf(schema: z.core.$ZodType, path: Path = []): Place[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([key, inner]) =>
      placesOf(inner, [...path, key]),
    );
  }
  if (schema instanceof z.ZodArray) return placesOf(schema.element, [...path, 0]);
  if (schema instanceof z.ZodPipe) return placesOf(schema.in, path);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return placesOf(schema.unwrap() as z.core.$ZodType, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => placesOf(option as z.core.$ZodType, path));
  }
  if (schema instanceof z.ZodNumber) return [{ path, values: amounts }];
  return takesDays(schema) ? [{ path, values: days }] : [];
}

const takesDays = (schema: z.core.$ZodType): boolean =>
  z.safeParse(schema, '2026-02-28').success && !z.safeParse(schema, '2026-02-30').success;

/** A copy with another value there; undefined where the request has nothing that could hold it. */
function withValue(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(input) || typeof key === 'number') {
    const list = Array.isArray(input) ? input : [];
    return [withValue(list[0], rest, value), ...list.slice(1)];
  }
  const held = typeof input === 'object' && input !== null ? input : {};
  return { ...held, [key]: withValue((held as Record<string, unknown>)[key], rest, value) };
}

function* variants(operation: Operation, good: Request): Generator<Request> {
  const isForm = good.body instanceof FormData;
  for (const part of ['query', 'body'] as const) {
    const schema = operation[part];
    if (!schema || (part === 'body' && isForm)) continue;
    for (const { path, values } of placesOf(schema)) {
      for (const value of values) {
        const sent = part === 'query' ? String(value) : value;
        yield { ...good, [part]: withValue(good[part], path, sent) };
      }
    }
  }
}

const stateful = (Object.keys(operations) as OperationId[]).filter(
  (id) => (operations[id] as Operation).kind !== 'events',
);
const withPlaces = stateful.filter((id) => {
  const { query, body }: Operation = operations[id];
  return [query, body].some((schema) => schema && placesOf(schema).length > 0);
});

test('days and amounts are found in the inputs', () => {
  expect(withPlaces.length).toBeGreaterThan(25);
  const { query } = operations.getWorkspaceFigures;
  expect(placesOf(query).map(({ path }) => path.join('.'))).toEqual(['from', 'to', 'since']);
});

test.each(withPlaces)('%s: no extreme day or amount is a failure of ours', async (id) => {
  const world: WholeWorld = await makeScenarioWorld(server);
  const client = await server.client(rightful(world, operations[id]));
  const failed = [];
  for (const request of variants(operations[id], scenarios[id].good(world))) {
    await server.db.deleteFrom('rate_counter').execute();
    const { status } = await client.send(id, request);
    if (status >= 500) failed.push({ status, query: request.query, body: request.body });
  }
  expect(failed).toEqual([]);
});
