import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongTestsFirst } from './scripts/lib/long-tests-first.ts';
import { testWorkers } from './scripts/lib/workers.mjs';

const inRoot = (path: string) => `${import.meta.dirname}/${path}`;

/** Starts one PostgreSQL for the run; only projects whose tests ask for it pay for it. */
const database = './packages/db/src/testing/global-setup.ts';

// Long enough never to matter: a test that hangs fails, a slow one does not. With seventeen others waiting for
// two cores, the slowest took almost four minutes.
const patience = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  teardownTimeout: 60_000,
  // The usual second is over before a busy machine has drawn a screen.
  expect: { poll: { timeout: 300_000 } },
};

function webTests(
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  const extended = './apps/web/vite.config.ts';
  return { extends: extended, test: { ...patience, name, root: './apps/web', ...test } };
}

/** An error or a warning on the console fails a test that has not said it would come. */
const noComplaints = inRoot('apps/web/src/testing/complaints.ts');

const onPage = {
  environment: 'jsdom' as const,
  setupFiles: [noComplaints, inRoot('apps/web/src/testing/clean-page.ts')],
};

export default defineConfig({
  test: {
    // Where modules keep nothing between tests, files share a process: loading them anew takes longer
    // than most tests do.
    pool: 'forks',
    maxWorkers: testWorkers(),
    sequence: { sequencer: LongTestsFirst },
    ...patience,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: inRoot('scripts/lib/same-examples.ts'),
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['packages/db/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'db', include: ['{packages/db,bench}/**/*.test.ts'], globalSetup: database },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: database,
        },
      },
      webTests('web', {
        ...onPage,
        include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
        exclude: ['src/**/*.mocked.test.tsx'],
        isolate: false,
      }),
      // A module that another file has loaded can not be replaced any more: these begin afresh.
      webTests('web-mocked', {
        ...onPage,
        include: ['src/**/*.mocked.test.{ts,tsx}'],
        sequence: { groupOrder: 2 },
      }),
      // Making a page takes longer than most tests do, so what needs none gets none.
      webTests('web-plain', {
        setupFiles: noComplaints,
        include: ['{src,build}/**/*.test.ts'],
        exclude: ['src/**/*.dom.test.ts', 'src/**/*.mocked.test.ts'],
        isolate: false,
        // Mixed with the others, every change of project would begin with another process.
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
