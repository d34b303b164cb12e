import { makePlace, makeProfile } from '@posthorn/db/builders';
import { createTestDatabase, type TestDatabase } from '@posthorn/db/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDatabase, hashOfNumber } from './fill.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a million campaigns have a million hashes', async () => {
  const { rows } = await client.query(`
    select count(*)::int as hashes, min(length(hash)) as shortest, max(length(hash)) as longest
    from (select distinct ${hashOfNumber('n')} as hash from generate_series(1::bigint, 1000000) n) made`);
  expect(rows).toEqual([{ hashes: 1_000_000, shortest: 10, longest: 10 }]);
});

test('accounts of very different sizes are filled', async () => {
  // Titles are made of these.
  const { db, close } = database.connect();
  await makeProfile(db);
  await makePlace(db);
  await close();
  await fillDatabase(database.url, { accounts: 20, campaigns: 2_000 }, () => {});
  const { rows } = await client.query<{ campaigns: number }>(
    'select count(*)::int as campaigns from campaign group by account_id order by 1 desc',
  );
  expect(rows.map(({ campaigns }) => campaigns)).toEqual([
    200,
    ...Array(9).fill(177),
    ...Array(10).fill(20),
  ]);
  const hashes = await client.query('select from campaign where hash ~ $1', ['^[0-9A-F]{10}$']);
  expect(hashes.rowCount).toBe(200 + 9 * 177 + 10 * 20);
});
