import { inRoot } from '../root.mjs';
import { runScript } from '../run.mjs';

export async function findDeadCode() {
  const knip = inRoot('node_modules/knip/bin/knip.js');
  const { code, output } = await runScript(knip, ['--no-progress']);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}
