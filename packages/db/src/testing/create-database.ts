import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Connection, type ConnectOptions, connect } from '../connect.ts';
import { templateDatabase, withDatabase } from './template.ts';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  /** Connections and statements get all the time that a busy machine may need. */
  connect(options?: ConnectOptions): Connection;
  drop(): Promise<void>;
}

/**
 * A copy of a database, by default of the one that is migrated and empty. `settings` hold for each of
 * its connections: '-c search_path=public'.
 */
export async function createDatabase(
  adminUrl: string,
  { template = templateDatabase, settings = '' } = {},
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files is faster than logging every page, and nothing here has to survive a crash.
  await run(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(withDatabase(adminUrl, name));
  if (settings) url.searchParams.set('options', settings);
  return {
    name,
    url: url.href,
    connect: (options) =>
      connect(url.href, { connectWithin: 60_000, statementTimeout: 0, ...options }),
    drop: () => run(adminUrl, `drop database ${name} with (force)`),
  };
}

async function run(url: string, statement: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
