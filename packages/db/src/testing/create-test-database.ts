import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, type ConnectOptions, connect } from '../connect.ts';
import type {} from './global-setup.ts';
import { templateDatabase, withDatabase } from './template.ts';

export interface TestDatabase {
  readonly url: string;
  /** Waits for a connection as long as a busy machine may need. */
  connect(options?: ConnectOptions): Connection;
  drop(): Promise<void>;
}

/** A migrated, empty database of its own, so that test files can run side by side. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files is faster than logging every page, and nothing here has to survive a crash.
  await run(adminUrl, `create database ${name} template ${templateDatabase} strategy file_copy`);
  const url = withDatabase(adminUrl, name);
  return {
    url,
    connect: (options) => connect(url, { connectWithin: 60_000, ...options }),
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
