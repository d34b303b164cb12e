import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlace } from '../builders/builders.ts';
import type { Connection } from '../connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { describePlaces, populationOf } from './places-around.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
  const at = (id: string, latitude: number, population: number, more = {}) =>
    makePlace(connection.db, {
      ...{ id, name: id, latitude, longitude: 6.5, population, region_name: 'North', ...more },
    });
  await at('middle', 53, 1000);
  await at('near', 53.1, 100);
  await at('farther', 53.3, 200);
  await at('far', 54, 5000);
  await at('abroad', 53.05, 30, { country_code: 'DE', country_name: 'Germany' });
  await makePlace(connection.db, { id: 'region', type: 'region', name: 'North', population: 9000 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

it('says where a place lies, who lives around it, and which towns of its country are near', async () => {
  const [region, middle] = await describePlaces(
    connection.db,
    ['region', 'middle', 'nowhere'],
    [10, 25, 40],
  );
  expect(region).toEqual({ id: 'region', region: null, population: 9000, around: [], nearby: [] });
  expect(middle).toMatchObject({ id: 'middle', region: 'North', population: 1000 });
  expect(middle?.around).toEqual([
    { radiusKm: 10, population: 1030 },
    { radiusKm: 25, population: 1130 },
    { radiusKm: 40, population: 1330 },
  ]);
  expect(middle?.nearby.map(({ id }) => id)).toEqual(['farther', 'near']);
});

it('counts the people in circles that overlap once', async () => {
  const count = (...places: { id: string; radiusKm?: number }[]) =>
    populationOf(connection.db, places);
  expect(await count({ id: 'middle' })).toBe(1000);
  expect(await count({ id: 'middle', radiusKm: 25 })).toBe(1130);
  expect(await count({ id: 'middle', radiusKm: 25 }, { id: 'near', radiusKm: 25 })).toBe(1330);
  expect(await count({ id: 'region', radiusKm: 80 })).toBe(9000);
});
