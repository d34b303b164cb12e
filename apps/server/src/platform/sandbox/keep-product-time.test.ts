import type { Connection } from '@posthorn/db';
import { createTestDatabase, type TestDatabase } from '@posthorn/db/testing';
import { openSandbox } from '@posthorn/sandbox';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepProductTime } from './keep-product-time.ts';

const DAY = 86_400_000;
const log = pino({ level: 'silent' });

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = database.connect();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

type Clock = Parameters<typeof keepProductTime>[0];
let turns = 0;
let atTurn: (() => Promise<void>)[] = [];
let kept: Awaited<ReturnType<typeof keepProductTime>> | undefined;
beforeEach(() => {
  turns = 0;
  atTurn = [async () => void turns++];
});
afterEach(() => kept?.stop());

const behind: Clock = {
  ...{ isBehind: true, turned: { virtual: 0, real: Date.now(), rate: 0 } },
  onTurn: () => {},
};

async function keep(clock: Clock): Promise<void> {
  kept = await keepProductTime(clock, { db: connection.db, log, atTurn });
}

async function productNow(): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select product_now() as now`.execute(connection.db);
  return rows[0]?.now.getTime() ?? Number.NaN;
}

async function isReal(): Promise<boolean> {
  const { rows } = await sql<{ is_real: boolean }>`
    select product_now() = now() as is_real`.execute(connection.db);
  return rows[0]?.is_real === true;
}

test('the database has the clock of the sandbox, from the start on and after each turn', async () => {
  const { clock, stop } = await openSandbox();
  await clock.advance(10 * DAY);
  await keep(clock);
  expect(await productNow()).toBe(clock.now());
  expect(turns).toBe(0);

  await clock.advance(20 * DAY);
  await expect.poll(productNow).toBe(clock.now());
  await expect.poll(() => turns).toBe(1);

  // The next process goes on with it.
  await kept?.stop();
  await keep(clock);
  expect(await productNow()).toBe(clock.now());
  await stop();
});

test('a clock that no one has turned, and one that catches up with the demo, are real time', async () => {
  const { clock, stop } = await openSandbox();
  clock.setRate(1);
  await keep(clock);
  expect(await isReal()).toBe(true);
  await kept?.stop();
  await keep(behind);
  expect(await isReal()).toBe(true);
  await stop();
});

test('a turn that can not be written down is tried again, and the last one counts', async () => {
  const { clock, stop } = await openSandbox();
  let failures = 1;
  atTurn.unshift(async () => {
    if (failures-- > 0) throw new Error('the database is away');
  });
  await keep(clock);
  await clock.advance(DAY);
  await clock.advance(DAY);
  await expect.poll(productNow).toBe(clock.now());
  await expect.poll(() => turns).toBe(1);
  await stop();
});
