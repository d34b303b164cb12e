import { cp, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inRoot } from './root.mjs';

/** What the server reads at run time; packages/db/src/assets.ts and the sandbox's gazetteer.ts know both places. */
const assets = {
  migrations: inRoot('packages', 'db', 'migrations'),
  reference: inRoot('packages', 'db', 'reference', 'data'),
  gazetteer: inRoot('packages', 'sandbox', 'gazetteer', 'data'),
};

/**
 * Our own packages become one file; packages from npm stay where npm put them, because some bring
 * programs and data that a bundle would lose.
 * @param {string} folder
 */
export async function buildServer(folder) {
  // Imported late: this file is loaded before anything is installed.
  const { build } = await import('rolldown');
  const source = inRoot('apps', 'server', 'src');
  const files = await readdir(source, { recursive: true });
  // Threads are programs of their own: apps/server/src/platform/threads.
  const threads = files.filter((file) => file.endsWith('.thread.ts') && !/^testing\b/.test(file));
  await Promise.all(
    ['main.ts', ...threads].map((file) =>
      build({
        input: join(source, file),
        platform: 'node',
        // '#' is how a package of ours names its own files.
        external: (id) => !/^[./#]/.test(id) && !id.startsWith('@posthorn/'),
        logLevel: 'warn',
        output: {
          file: join(folder, basename(file).replace(/[.]ts$/, '.js')),
          format: 'esm',
          sourcemap: true,
          codeSplitting: false,
        },
      }),
    ),
  );
  for (const [to, from] of Object.entries(assets)) {
    await cp(from, join(folder, to), { recursive: true });
  }
}
