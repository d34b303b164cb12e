import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.mjs';
import { missingPackages } from './installed-packages.mjs';
import { withProgress } from './progress.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

const lockfile = inRoot('package-lock.json');
const stamp = inRoot('node_modules', '.posthorn-installed');

/** Installs exactly what the lockfile says, and only when that is not there already. */
export async function ensureInstalled() {
  const wanted = await fingerprint([lockfile]);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  if ((await missingPackages(lockfile, inRoot('node_modules', '.package-lock.json'))).length > 0) {
    await withProgress('Installing packages', install);
  }
  await writeFile(stamp, wanted);
}

async function install() {
  // npm tells its scripts which npm it is; without one, whatever is on the PATH.
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  // The tools that build are development packages, which NODE_ENV=production would leave out.
  const args = [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${output.trim()}\n\nThe packages could not be installed.`);
}
