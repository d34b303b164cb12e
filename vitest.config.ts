import { defineConfig } from 'vitest/config';

/** Starts one PostgreSQL for the run; only projects whose tests ask for it pay for it. */
const database = './packages/db/src/testing/global-setup.ts';

// Long enough never to matter on a busy machine: a test that hangs fails, a slow one does not.
const patience = { testTimeout: 30_000, hookTimeout: 60_000, teardownTimeout: 30_000 };

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    ...patience,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['packages/db/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'db', include: ['packages/db/**/*.test.ts'], globalSetup: database },
      },
      {
        extends: true,
        test: { name: 'server', include: ['apps/server/**/*.test.ts'], globalSetup: database },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          ...patience,
          name: 'web',
          root: './apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Testing Library unmounts after each test only where it finds a global afterEach.
          globals: true,
        },
      },
    ],
  },
});
