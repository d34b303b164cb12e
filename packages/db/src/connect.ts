import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

const parsers: Record<number, (value: string) => unknown> = {
  // A calendar date stays a string: as a local Date it would move by a day west of Greenwich.
  1082: (date) => date,
  // Cents, counts and ids of records: whole numbers that JavaScript holds exactly.
  20: exactNumber,
};

function exactNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new Error(`${value} is too large a number`);
  return number;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ??
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  max?: number;
  name?: string;
  /** Milliseconds a statement may run; 0 for no limit. */
  statementTimeout?: number;
  /** Milliseconds somebody waits for a connection. */
  connectWithin?: number;
}

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name ?? 'posthorn',
    // Without limits a dead network leaves requests hanging instead of failing.
    connectionTimeoutMillis: options.connectWithin ?? 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types,
  });
  // An idle connection that breaks is reported here; the pool replaces it by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
