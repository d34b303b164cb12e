import { createTestDatabase } from '@posthorn/db/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { duringStart } from './during-start.ts';

test('a process may wait at its start for another one that loads, however long that takes', async () => {
  const { url, drop } = await createTestDatabase();
  const limit = await duringStart(url, async (db) => {
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(db);
    return rows[0]?.limit;
  });
  expect(limit).toBe('0');
  await drop();
});
