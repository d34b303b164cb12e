import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inRoot, root } from '../root.mjs';
import { runScript } from '../run.mjs';

const places = ['packages', 'apps', 'e2e', 'scripts', 'bench'];
const notSources = /^(node_modules|dist|\.cache|test-results|public)$/;

/**
 * @typedef {{ rule: { name: string }, from: string, to: string }} Violation
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module
 */

export async function checkBoundaries() {
  const { modules, violations } = await cruise(root);
  const unread = await filesNotRead(root, modules);
  const lines = [
    ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...unread.map((file) => `never read by the check: ${file}`),
  ];
  if (!crossesPackages(modules)) lines.push('The check saw no import from one package to another.');
  return { passed: lines.length === 0 ? 1 : 0, failed: lines.length, output: lines.join('\n') };
}

/**
 * @param {string} folder a tree laid out like this repository
 * @returns {Promise<{ modules: Module[], violations: Violation[] }>}
 */
export async function cruise(folder) {
  const args = ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json'];
  const { stdout, output } = await runScript(
    inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    [...args, ...places.filter((place) => existsSync(join(folder, place)))],
    { cwd: folder },
  );
  if (!stdout.startsWith('{')) throw new Error(output);
  const { modules, summary } = JSON.parse(stdout);
  return { modules, violations: summary.violations };
}

/**
 * With the wrong compiler the tool reads no TypeScript at all and finds nothing wrong, so the
 * files it says it has read are compared with the files that are there.
 * @param {string} folder
 * @param {Module[]} modules
 */
export async function filesNotRead(folder, modules) {
  const read = new Set(modules.map(({ source }) => source));
  const files = (
    await Promise.all(places.map((place) => sourcesBelow(join(folder, place))))
  ).flat();
  return files.map((file) => relative(folder, file)).filter((file) => !read.has(file));
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function sourcesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = entries
    .filter(({ name }) => !notSources.test(name))
    .map(async (entry) => {
      const at = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesBelow(at);
      return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [at] : [];
    });
  return (await Promise.all(found)).flat();
}

/** @param {Module[]} modules */
function crossesPackages(modules) {
  return modules.some(
    ({ source, dependencies }) =>
      source.startsWith('apps/') &&
      dependencies.some(({ resolved }) => resolved.startsWith('packages/')),
  );
}
