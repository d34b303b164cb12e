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
  /** Milliseconds a query waits for a connection. */
  connectWithin?: number;
}

/** What a statement may take longer than PostgreSQL lets it run, until its connection counts as deaf. */
const DEAF_AFTER_MS = 2_000;

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const statementTimeout = options.statementTimeout ?? 30_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name ?? 'posthorn',
    // Without limits a dead network leaves requests hanging instead of failing.
    connectionTimeoutMillis: options.connectWithin ?? 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout > 0 ? statementTimeout + DEAF_AFTER_MS : undefined,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    types,
  });
  // An idle connection that breaks is reported here; the pool replaces it by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  dropDeafConnections(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/**
 * After a failover connections may stay open without a word. PostgreSQL ends what runs too long, so
 * one that stays silent longer than that is deaf. It must not go back to the pool, where the next
 * statement would wait behind the lost one; those that lie idle are likely as deaf, and go too.
 */
function dropDeafConnections(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  const isDeaf = (client: pg.PoolClient) => {
    void (client as unknown as pg.Client).end();
    // The pool throws away an idle connection that reports an error.
    for (const other of [...idle]) other.emit('error', new Error('Connection is likely deaf'));
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const answer = query(...args);
      if (answer instanceof Promise) {
        answer.catch(({ message }: Error) => {
          if (message === 'Query read timeout') isDeaf(client);
        });
      }
      return answer;
    }) as typeof client.query;
  });
}
