import { inject } from 'vitest';
import { createDatabase, type TestDatabase } from './create-database.ts';
import type {} from './global-setup.ts';

/** A migrated, empty database of its own, so that test files can run side by side. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  createDatabase(inject('databaseAdminUrl'));
