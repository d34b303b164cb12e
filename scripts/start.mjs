import './lib/require-node.mjs';
import { buildWhatChanged } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { inRoot } from './lib/root.mjs';
import { tell } from './lib/tell.mjs';

await tell(async () => {
  await ensureInstalled();
  await buildWhatChanged();
  const server = inRoot('apps', 'server', 'dist', 'main.js');
  process.exitCode = await keepRunning([
    { program: process.execPath, args: ['--enable-source-maps', server], cwd: inRoot() },
  ]);
});
