export type { TestDatabase } from './create-database.ts';
export { createTestDatabase } from './create-test-database.ts';
export { startSilentProxy } from './silent-proxy.ts';
