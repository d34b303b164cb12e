import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

const DATE = 1082;
const types: pg.CustomTypesConfig = {
  // A calendar date stays a string: as a local Date it would move by a day west of Greenwich.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === DATE
      ? (value: string) => value
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface ConnectOptions {
  max?: number;
  name?: string;
  /** Milliseconds a statement may run; 0 for no limit. */
  statementTimeout?: number;
}

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name ?? 'posthorn',
    // Without limits a dead network leaves requests hanging instead of failing.
    connectionTimeoutMillis: 3_000,
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
