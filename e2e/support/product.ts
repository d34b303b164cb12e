import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/lib/find-program.mjs';
import { makeFolder, removeAbandonedFolders } from './folders.ts';
import { startInstance } from './instance.ts';
import { signInEverybody } from './people.ts';
import { freeSandboxUrl } from './ports.ts';

/**
 * Starts the product that most journeys share. The data of a first start are kept as a seed: loading
 * the reference data takes most of it, and some journeys need a product of their own.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (!findBrowser()) {
    throw new Error('There is no Chromium on the PATH: install it, or set CHROMIUM.');
  }
  await removeAbandonedFolders();
  const folder = await makeFolder();
  const closers = [() => rm(folder, { recursive: true, force: true })];
  const closeAll = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  try {
    const seed = join(folder, 'data');
    await (await startInstance({ name: 'first-start', data: seed })).stop();
    process.env.PRODUCT_SEED = seed;

    const sandbox = await freeSandboxUrl();
    const settings = { SANDBOX_PORT: new URL(sandbox).port };
    const product = await startInstance({ name: 'product', settings });
    closers.push(product.stop);
    // Workers inherit the environment; support/test.ts, people.ts and networks.ts read it.
    process.env.PRODUCT_SANDBOX = sandbox;
    process.env.PRODUCT_URL = product.url;
    process.env.PRODUCT_SESSIONS = JSON.stringify(await signInEverybody(product.url));
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}
