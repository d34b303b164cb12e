import { createTestDatabase } from '@posthorn/db/testing';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openLog } from './open-log.ts';

const SECRET = 'Quirinius Vandersloot';

/** What is logged of the error that a statement ends in. */
async function logged(statement: string): Promise<string> {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`create temp table note (body text unique check (body <> '${SECRET}'))`);
    await client.query(`insert into note values ('${SECRET} again')`);
    await client.query(statement);
  } catch (error) {
    log.error({ err: error }, 'request failed');
  } finally {
    await client.end();
    await drop();
  }
  return lines.join('');
}

test.each([
  ['a row that breaks a rule', `insert into note values ('${SECRET}')`, '23514'],
  ['a row that is there already', `insert into note values ('${SECRET} again')`, '23505'],
  [
    'a statement within one',
    `do $$ begin execute 'select ''${SECRET}'' from nowhere'; end $$`,
    '42P01',
  ],
])('%s is not repeated in the log, only what is wrong with it', async (_, statement, code) => {
  const line = await logged(statement);
  const { err, msg } = JSON.parse(line);
  expect(msg).toBe('request failed');
  expect(err).toMatchObject({ code, message: expect.any(String), stack: expect.any(String) });
  expect(line).not.toContain('Vandersloot');
});
