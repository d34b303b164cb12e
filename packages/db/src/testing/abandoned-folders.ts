import { readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../embedded/is-alive.ts';
import { shutDown } from '../embedded/launch.ts';
import { findPostmaster } from '../embedded/postmaster-file.ts';

/** Followed by the number of the process that made the folder. */
export const folderPrefix = 'posthorn-test-';

/** A killed test run leaves its server and its folder behind; the next run clears them away. */
export async function removeAbandonedFolders(): Promise<void> {
  const home = await realpath(tmpdir());
  for (const name of await readdir(home)) {
    if (!name.startsWith(folderPrefix)) continue;
    if (isAlive(Number.parseInt(name.slice(folderPrefix.length), 10))) continue;
    const folder = path.join(home, name);
    const files = path.join(folder, 'postgres');
    try {
      const server = await findPostmaster(files);
      if (server) await shutDown(server.pid, files);
      await rm(folder, { recursive: true, force: true });
    } catch {
      // Another user's run: not ours to clear away.
    }
  }
}
