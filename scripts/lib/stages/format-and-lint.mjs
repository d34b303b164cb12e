import { inRoot } from '../root.mjs';
import { runScript } from '../run.mjs';

export async function formatAndLint() {
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  const { code, output } = await runScript(biome, ['ci', '--colors=off']);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}
