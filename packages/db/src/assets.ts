import { fileURLToPath } from 'node:url';

/** In development this file runs as it is; the built server has everything in one file instead. */
const runsFromSource = import.meta.url.endsWith('/packages/db/src/assets.ts');

const places = {
  migrations: runsFromSource ? '../migrations/' : './migrations/',
  reference: runsFromSource ? '../reference/data/' : './reference/',
};

/** The folder of files that code reads at run time; the build copies them beside the server. */
export function assetPath(asset: keyof typeof places): string {
  return fileURLToPath(new URL(places[asset], import.meta.url));
}
