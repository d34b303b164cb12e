import { compressFiles } from './compress-files.mjs';
import { inRoot } from './root.mjs';
import { runScript } from './run.mjs';

/** @param {string} folder */
export async function buildWeb(folder) {
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runScript(vite, args, {
    cwd: inRoot('apps', 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${output.trim()}\n\nThe web app could not be built.`);
  await compressFiles(folder);
}
