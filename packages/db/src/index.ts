export * from './campaign/hash.ts';
export * from './campaign/list-statement.ts';
export * from './campaign/search-statement.ts';
export * from './connect.ts';
export * from './migrate.ts';
export * from './reference/load-reference.ts';
export * from './reference/search-places.ts';
export * from './reference/search-profiles.ts';
export type { Database } from './schema.ts';
