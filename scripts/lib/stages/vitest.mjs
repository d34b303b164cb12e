import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../root.mjs';
import { runScript } from '../run.mjs';
import { stageTimeoutMs, testEnvironment } from './test-environment.mjs';

/**
 * @param {...string} projects
 * @returns {import('../run-stages.mjs').Stage['run']}
 */
export const vitestProject =
  (...projects) =>
  async (reports) => {
    const report = join(reports, `${projects.join('-')}.json`);
    const named = projects.flatMap((project) => ['--project', project]);
    const args = ['run', ...named, '--reporter=default', '--reporter=json'];
    const { code, output } = await runScript(
      inRoot('node_modules/vitest/vitest.mjs'),
      [...args, `--outputFile.json=${report}`, '--no-color'],
      { env: testEnvironment, timeoutMs: stageTimeoutMs },
    );
    return {
      ...countVitest(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')), code),
      output,
    };
  };

/**
 * A file that breaks before its first test, or an error outside of every test, is a failure that
 * the number of failed tests alone does not show.
 * @param {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: unknown[] }[] }} report
 * @param {number} code
 */
export function countVitest(report, code) {
  const broken = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = (report.numFailedTests ?? 0) + broken;
  return { passed: report.numPassedTests ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed };
}
