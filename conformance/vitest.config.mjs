import { defineConfig } from 'vitest/config';

/** Not part of `npm test`: the official clients are large, and their licences are narrow. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['**/*.test.mjs'], testTimeout: 60_000, pool: 'forks' },
});
