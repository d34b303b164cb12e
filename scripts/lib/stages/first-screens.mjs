import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../root.mjs';

/** How many bytes of JavaScript, gzip, a screen may load before it shows. */
const limits = { signIn: 130_000, overview: 180_000 };

/** @typedef {{ start: string[], signIn: string[], overview: string[] }} Screens scripts by screen */

/** Holds the scripts that the build names for each first screen against their limits. */
export async function measureFirstScreens() {
  const dist = inRoot('apps', 'web', 'dist');
  /** @type {Screens} */
  const screens = JSON.parse(await readFile(join(dist, 'first-screens.json'), 'utf8'));
  const files = new Set([...screens.start, ...screens.signIn, ...screens.overview]);
  const sizes = new Map();
  for (const file of files) {
    sizes.set(file, gzipSync(await readFile(join(dist, file)), { level: 9 }).length);
  }
  const findings = tooHeavy(screens, sizes);
  return { passed: 2 - findings.length, failed: findings.length, output: findings.join('\n') };
}

/**
 * @param {Screens} screens
 * @param {ReadonlyMap<string, number>} sizes
 */
export function tooHeavy(screens, sizes) {
  return Object.entries(limits).flatMap(([screen, limit]) => {
    const files = [...screens.start, ...screens[/** @type {keyof typeof limits} */ (screen)]];
    const total = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    if (total <= limit) return [];
    return [
      `${screen} loads ${total} bytes of JavaScript (gzip) before it shows; ${limit} is the limit.`,
      ...files.map((file) => `  ${String(sizes.get(file)).padStart(8)} ${file}`),
      '  What is new in these files? Load it when it is needed (lib/on-demand), or import less of it.',
    ].join('\n');
  });
}
