import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { inRoot } from '../root.mjs';
import { runScript } from '../run.mjs';
import { stageTimeoutMs, testEnvironment } from './test-environment.mjs';

/** @type {import('../run-stages.mjs').Stage['run']} */
export async function browserJourneys(reports) {
  const browser = await ensureBrowser();
  if ('problem' in browser) return { passed: 0, failed: 1, output: browser.problem };
  const report = join(reports, 'journeys.json');
  const { code, output } = await runScript(
    inRoot('node_modules/@playwright/test/cli.js'),
    ['test', '--reporter=list,json'],
    {
      cwd: inRoot('e2e'),
      env: {
        ...testEnvironment,
        CHROMIUM: browser.path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // Otherwise colour codes end up in the output of a failed run.
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      timeoutMs: stageTimeoutMs,
    },
  );
  return {
    ...countJourneys(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')), code),
    output,
  };
}

/**
 * A journey that passes only at the second try has failed; so has a run that broke as a whole.
 * @param {{ stats?: { expected: number, unexpected: number, flaky: number } }} report
 * @param {number} code
 */
export function countJourneys({ stats }, code) {
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed };
}
