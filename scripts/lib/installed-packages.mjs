import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/**
 * What the lockfile asks for and npm's own record of node_modules does not show. npm writes that
 * record last, so an interrupted installation has none and everything is missing.
 * @param {string} lockfile
 * @param {string} record
 * @returns {Promise<string[]>}
 */
export async function missingPackages(lockfile, record) {
  const wanted = await packagesOf(lockfile);
  const present = await packagesOf(record).catch(() => /** @type {Record<string, Locked>} */ ({}));
  const differing = Object.entries(wanted).filter(([place, want]) => {
    if (!place.includes('node_modules/')) return false;
    const have = present[place];
    if (!have) return !want.optional || isForThisMachine(want);
    return have.version !== want.version || have.integrity !== want.integrity;
  });
  const surplus = Object.keys(present).filter((place) => !(place in wanted));
  return [...differing.map(([place]) => place), ...surplus];
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, Locked>>}
 */
async function packagesOf(file) {
  return JSON.parse(await readFile(file, 'utf8')).packages;
}

/**
 * Optional packages are mostly programs for one kind of machine; one for this machine that is
 * absent means that node_modules came from another. Which C library this is cannot be seen.
 * @param {Locked} want
 */
function isForThisMachine({ os, cpu, libc }) {
  return (
    os !== undefined &&
    !libc &&
    os.includes(process.platform) &&
    (cpu === undefined || cpu.includes(process.arch))
  );
}
