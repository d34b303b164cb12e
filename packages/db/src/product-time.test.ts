import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from './connect.ts';
import { setProductTime, type TurnedClock } from './product-time.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

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

const turn = (clock: TurnedClock | undefined) =>
  connection.db.transaction().execute((tx) => setProductTime(tx, clock));

async function ask<T>(text: string): Promise<T[]> {
  return (await connection.pool.query(text)).rows;
}

/** What the product's clock makes of a real moment. */
async function productTime(real: number): Promise<number> {
  const { rows } = await sql<{ at: Date }>`
    select product_time(${new Date(real)}::timestamptz) as at`.execute(connection.db);
  return rows[0]?.at.getTime() ?? Number.NaN;
}

const real = Date.UTC(2026, 10, 19, 9);
const virtual = Date.UTC(2026, 11, 25, 12);
const HOUR = 3_600_000;

test('is real time, as cheap as now(), until it is turned', async () => {
  expect(await productTime(real)).toBe(real);
  const plan = await ask<Record<string, string>>(
    'explain (costs off) select from campaign where created_at <= product_now()',
  );
  expect(JSON.stringify(plan)).toContain('created_at <= now()');
});

test('goes on from the moment it was turned to, and is never earlier', async () => {
  await turn({ virtual, real, rate: 1 });
  expect(await productTime(real)).toBe(virtual);
  expect(await productTime(real + HOUR)).toBe(virtual + HOUR);
  // A transaction that was open when the clock was turned.
  expect(await productTime(real - HOUR)).toBe(virtual);
  await turn({ virtual, real, rate: 60 });
  expect(await productTime(real + HOUR)).toBe(virtual + 60 * HOUR);
  await turn({ virtual, real, rate: 0 });
  expect(await productTime(real + HOUR)).toBe(virtual);
  await turn(undefined);
  expect(await productTime(real)).toBe(real);
});

test('runs evenly where the session of the database has summer time', async () => {
  const autumn = Date.UTC(2026, 9, 20);
  await turn({ virtual: autumn, real, rate: 1 });
  await ask(`alter database ${database.name} set timezone to 'Europe/Amsterdam'`);
  const elsewhere = database.connect();
  const { rows } = await elsewhere.pool.query('select product_time($1) as at', [
    new Date(real + 10 * 24 * HOUR),
  ]);
  expect(rows[0].at.getTime()).toBe(autumn + 10 * 24 * HOUR);
  await elsewhere.close();
  await turn(undefined);
});

test('a transaction sees one moment, and the next statement of another the turned one', async () => {
  await connection.db.transaction().execute(async (tx) => {
    const now = () => sql<{ at: Date }>`select product_now() as at`.execute(tx);
    const [first, second] = [await now(), await now()];
    expect(second.rows).toEqual(first.rows);
  });
  await turn({ virtual, real: Date.now(), rate: 0 });
  expect(await ask('select product_now() as at')).toEqual([{ at: new Date(virtual) }]);
  await turn(undefined);
});

/** Where the database itself counts in real time: none of it is shown as a date of the product. */
const realTime = [
  'answered_call.created_at',
  'api_token.created_at',
  'loose_file.since',
  'session.created_at',
  'session.last_seen_at',
];

const clocks = String.raw`\m(now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|current_(date|time)|localtime`;

test('defaults, views and functions follow the clock of the product', async () => {
  const defaults = await ask<{ column: string }>(
    `select c.relname || '.' || a.attname as column from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     join pg_class c on c.oid = d.adrelid
     where c.relnamespace = 'public'::regnamespace
       and pg_get_expr(d.adbin, d.adrelid) ~* '${clocks}' order by 1`,
  );
  expect(defaults.map(({ column }) => column)).toEqual(realTime);
  const written = await ask<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and prosrc ~* '${clocks}'
     union all
     select viewname from pg_views where schemaname = 'public' and definition ~* '${clocks}'`,
  );
  expect(written.map(({ name }) => name)).toEqual(['product_now']);
});
