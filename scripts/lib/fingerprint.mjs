import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

/** Neither our sources nor anything that ends up in the product. */
const skipped = /^(node_modules|dist|\.cache|.*\.test\.tsx?)$/;

/**
 * One value that changes when any of these files or folders changes. Contents rather than times:
 * a fresh checkout or a switched branch has new times for old contents.
 * @param {string[]} paths
 */
export async function fingerprint(paths) {
  const files = (await Promise.all(paths.map(filesBelow))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesBelow(path) {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const names = await readdir(path);
  const below = names
    .filter((name) => !skipped.test(name))
    .map((name) => filesBelow(join(path, name)));
  return (await Promise.all(below)).flat();
}
