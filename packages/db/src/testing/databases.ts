// For programs that Vitest does not run.
export { createDatabase, type TestDatabase } from './create-database.ts';
export { useSharedServer } from './shared-server.ts';
