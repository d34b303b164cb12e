import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { createTestDatabase, startSilentProxy, type TestDatabase } from './testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('throws away connections that went silent, also those that lay idle', async () => {
  const proxy = await startSilentProxy(database.url);
  const { db, pool, close } = connect(proxy.url, {
    max: 3,
    statementTimeout: 1_000,
    connectWithin: 60_000,
  });
  const ask = () => sql<{ n: number }>`select 1 as n`.execute(db);
  const three = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const client of three) client.release();
  expect(pool.idleCount).toBe(3);

  proxy.silence();
  // In a transaction, whose rollback must not wait behind the lost statement.
  const change = db.transaction().execute((tx) => sql`select 1`.execute(tx));
  await expect(change).rejects.toThrow('Query read timeout');
  expect(pool.totalCount).toBe(0);
  expect((await ask()).rows).toEqual([{ n: 1 }]);
  await close();
  proxy.close();
});
