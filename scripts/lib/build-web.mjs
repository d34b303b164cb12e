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
  if (code === 0) return;
  console.error(output);
  throw new Error('The web app could not be built; the reason is above.');
}
