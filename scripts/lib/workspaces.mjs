import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

/** The folders that package.json names, so that a new package is checked from its first day. */
export async function workspaces() {
  const { workspaces } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const folders = workspaces.map(async (/** @type {string} */ pattern) => {
    if (!pattern.endsWith('/*')) return [inRoot(pattern)];
    const home = inRoot(pattern.slice(0, -2));
    return (await readdir(home)).map((name) => join(home, name));
  });
  /** @type {string[]} */
  const all = (await Promise.all(folders)).flat();
  return all.filter((folder) => existsSync(join(folder, 'package.json')));
}
