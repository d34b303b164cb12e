import './lib/require-node.mjs';
import { fileURLToPath } from 'node:url';
import { announceWhenReady } from './lib/announce.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { inRoot } from './lib/root.mjs';
import { tell } from './lib/tell.mjs';

const port = process.env.PORT ?? '4400';
const webPort = process.env.WEB_PORT ?? '4401';
const address = `http://localhost:${webPort}`;
const env = {
  ...process.env,
  MODE: process.env.MODE ?? 'local',
  PORT: port,
  WEB_PORT: webPort,
  // The page comes from here, so requests from here are our own.
  PUBLIC_URL: process.env.PUBLIC_URL ?? address,
};

await tell(async () => {
  await ensureInstalled();
  announceWhenReady([`http://127.0.0.1:${port}/readyz`, address], `Open ${address}`);
  process.exitCode = await keepRunning([
    {
      program: process.execPath,
      args: [
        fileURLToPath(import.meta.resolve('tsx/cli')),
        'watch',
        '--clear-screen=false',
        'apps/server/src/main.ts',
      ],
      cwd: inRoot(),
      env,
    },
    {
      program: process.execPath,
      args: [inRoot('node_modules/vite/bin/vite.js'), '--logLevel', 'warn'],
      cwd: inRoot('apps', 'web'),
      env,
    },
  ]);
});
