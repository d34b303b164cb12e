import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './index.ts';

let mine: TestDatabase;
let theirs: TestDatabase;
beforeAll(async () => {
  [mine, theirs] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([mine.drop(), theirs.drop()]));

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('gives every caller a migrated database of its own', async () => {
  await rows(mine.url, 'create table only_here ()');
  const tables = `select to_regclass('only_here') is not null as mine,
                         to_regclass('kysely_migration') is not null as migrated`;
  expect(await rows(mine.url, tables)).toEqual([{ mine: true, migrated: true }]);
  expect(await rows(theirs.url, tables)).toEqual([{ mine: false, migrated: true }]);
});
