import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from './global-setup.ts';
import { templateDatabase, withDatabase } from './template.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database of its own, so that test files can run side by side. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files is faster than logging every page, and nothing here has to survive a crash.
  await run(adminUrl, `create database ${name} template ${templateDatabase} strategy file_copy`);
  return {
    url: withDatabase(adminUrl, name),
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
