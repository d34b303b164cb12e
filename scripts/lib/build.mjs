import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { fingerprint } from './fingerprint.mjs';
import { withProgress } from './progress.mjs';
import { inRoot } from './root.mjs';

/**
 * @typedef {object} Part
 * @property {string} title
 * @property {string} app its folder
 * @property {string} entry the file without which it is not built
 * @property {string[]} sources whatever changes the result
 * @property {(folder: string) => Promise<void>} make
 */

const shared = [
  inRoot('package-lock.json'),
  inRoot('tsconfig.base.json'),
  inRoot('packages'),
  inRoot('scripts', 'lib'),
];

/** @type {Part[]} */
export const parts = [
  {
    title: 'Building the server',
    app: inRoot('apps', 'server'),
    entry: 'main.js',
    sources: [...shared, inRoot('apps', 'server')],
    make: buildServer,
  },
  {
    title: 'Building the web app',
    app: inRoot('apps', 'web'),
    entry: 'index.html',
    sources: [...shared, inRoot('apps', 'web')],
    make: buildWeb,
  },
];

export async function buildWhatChanged() {
  for (const part of parts) {
    const now = await fingerprint(part.sources);
    if (!(await isBuilt(part, now))) await withProgress(part.title, () => build(part, now));
  }
}

/**
 * Built elsewhere and then moved into place, so that a failed or interrupted build leaves the
 * last good one, and a running server never sees half of a new one.
 * @param {Part} part
 * @param {string} [now]
 */
export async function build(part, now) {
  const mark = now ?? (await fingerprint(part.sources));
  const workshop = join(part.app, '.cache', `build-${process.pid}`);
  const fresh = join(workshop, 'dist');
  try {
    await mkdir(fresh, { recursive: true });
    await part.make(fresh);
    await writeFile(join(fresh, '.fingerprint'), mark);
    const dist = join(part.app, 'dist');
    if (existsSync(dist)) await rename(dist, join(workshop, 'previous'));
    await rename(fresh, dist);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/**
 * @param {Part} part
 * @param {string} now
 */
async function isBuilt(part, now) {
  const dist = join(part.app, 'dist');
  const mark = await readFile(join(dist, '.fingerprint'), 'utf8').catch(() => '');
  return mark === now && existsSync(join(dist, part.entry));
}
