import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './folders.ts';
import { freeUrl } from './ports.ts';
import { logFolder } from './product-log.ts';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
// Long enough never to matter on a busy machine.
const startWithinMs = 600_000;

export interface Instance {
  url: string;
  /** Where it keeps its database and files. */
  data: string;
  stop(): Promise<void>;
}

interface Wish {
  /** Names its log. */
  name: string;
  url?: string;
  settings?: Record<string, string>;
  /** A folder to fill and to leave behind; without it, a copy of the seed that goes with it. */
  data?: string;
}

/** Starts the built product as a person would, on a port and with data of its own. */
export async function startInstance(wish: Wish): Promise<Instance> {
  if (!existsSync(main)) throw new Error('Build the product first: node scripts/build.mjs');
  const { name, settings, url: address = await freeUrl() } = wish;
  const folder = await makeFolder();
  const data = wish.data ?? join(folder, 'data');
  const seed = process.env.PRODUCT_SEED;
  if (seed && !wish.data) await cp(seed, data, { recursive: true });
  const log = join(logFolder, `${name}.log`);
  const product = launch(log, folder, {
    SANDBOX_PORT: '0',
    // Journeys put on the sandbox what they look for there; all of the demo would take a minute each.
    DEMO_ON_SANDBOX: 'off',
    // On a busy machine, too, a page brings along what journeys look for in it, and no call gives up.
    FIRST_SCREEN_WITHIN_MS: '60000',
    DATABASE_WITHIN_MS: '60000',
    NETWORKS_WITHIN_MS: '300000',
    ...settings,
    PORT: new URL(address).port,
    DATA_DIR: data,
  });
  const stop = async () => {
    await end(product);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(product, address, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: address, data, stop };
}

function launch(log: string, folder: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  mkdirSync(logFolder, { recursive: true });
  const product = spawn(process.execPath, ['--enable-source-maps', main], {
    // Settings in a person's own shell or .env are not for tests.
    cwd: folder,
    env: { PATH, HOME, TMPDIR, ...settings },
    // The channel lets the product notice when the test run is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const file = createWriteStream(log);
  product.stdout?.pipe(file, { end: false });
  product.stderr?.pipe(file, { end: false });
  return product;
}

async function untilReady(product: ChildProcess, url: string, log: string): Promise<void> {
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
