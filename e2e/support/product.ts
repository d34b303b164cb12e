import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const results = fileURLToPath(new URL('../test-results/', import.meta.url));
const startWithinMs = 60_000;

/** Starts the built product as a person would, on a port and with data of its own. */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (!existsSync(main)) throw new Error('Build the product first: node scripts/build.mjs');
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-e2e-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const product = launch(url, folder);
  const stop = async () => {
    await end(product);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(product, url);
  } catch (error) {
    await stop();
    throw error;
  }
  // Workers inherit the environment; support/test.ts reads it.
  process.env.PRODUCT_URL = url;
  return stop;
}

const log = join(results, 'product.log');

function launch(url: string, folder: string): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  mkdirSync(results, { recursive: true });
  const product = spawn(process.execPath, ['--enable-source-maps', main], {
    // Settings in somebody's own shell or .env are not for tests.
    cwd: folder,
    env: { PATH, HOME, TMPDIR, PORT: new URL(url).port, DATA_DIR: join(folder, 'data') },
    // The channel lets the product notice when the test run is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const file = createWriteStream(log);
  product.stdout?.pipe(file, { end: false });
  product.stderr?.pipe(file, { end: false });
  return product;
}

async function untilReady(product: ChildProcess, url: string): Promise<void> {
  const giveUp = Date.now() + startWithinMs;
  while (Date.now() < giveUp && product.exitCode === null && product.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The product did not get ready. It said:\n${await readFile(log, 'utf8')}`);
}

async function end(product: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => product.once('exit', resolve));
  if (product.exitCode !== null || product.signalCode !== null) return;
  product.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
