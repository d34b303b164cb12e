import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-program.mjs';
import { journeyWorkers } from '../scripts/lib/workers.mjs';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './support/product.ts',
  outputDir: 'test-results',
  // A journey that passes only at the second try has found something.
  retries: 0,
  forbidOnly: true,
  workers: journeyWorkers(),
  // Long enough never to matter: a journey that hangs fails, a slow one does not. On a machine of which the
  // host took nine tenths away, one press took more than a minute.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 300_000,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // Snapshots would take a third of the time, and fetch what the content policy forbids.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      // Loaded also where there is none, by the check for dead code; support/product.ts says so.
      executablePath: findBrowser(),
      // Root cannot have Chromium's sandbox.
      chromiumSandbox: process.getuid?.() !== 0,
      // Nothing but the product is asked for anything, and nothing changes underneath a journey.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
});
