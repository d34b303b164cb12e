import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProgress } from './progress.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output shown when something failed
 *
 * @typedef {object} Stage
 * @property {string} title
 * @property {boolean} fast part of the quick check, too
 * @property {(reports: string) => Promise<Result>} run gets a folder for its report files
 */

/**
 * Runs every stage, also after a failed one: one run tells everything that is wrong. Those of a row
 * run at the same time and are told of one after the other.
 * @param {Stage[][]} rows
 * @param {AbortSignal} [interrupted]
 * @returns {Promise<number>} the exit code
 */
export async function runStages(rows, interrupted) {
  const reports = await mkdtemp(join(tmpdir(), 'posthorn-reports-'));
  const total = { passed: 0, failed: 0 };
  try {
    for (const row of rows) {
      const running = row.map((stage) => ({
        ...stage,
        result: honestly(() => stage.run(reports)),
      }));
      for (const { title, result: coming } of running) {
        const result = await withProgress(
          title,
          () => coming,
          ({ passed, failed }) => `${failed ? '✗' : '✓'} ${title}: ${tally(passed, failed)}`,
        );
        if (interrupted?.aborted) return 130;
        if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
        total.passed += result.passed;
        total.failed += result.failed;
      }
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  console.log(tally(total.passed, total.failed));
  return total.failed > 0 ? 1 : 0;
}

/**
 * A stage that breaks, or that tests nothing at all, has failed.
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 */
async function honestly(run) {
  try {
    const result = await run();
    if (result.passed + result.failed > 0) return result;
    return { ...result, failed: 1, output: `${result.output}\nNothing was tested.` };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? `${error.stack}` : `${error}` };
  }
}

/**
 * @param {number} passed
 * @param {number} failed
 */
const tally = (passed, failed) => `${passed} passed, ${failed} failed`;
