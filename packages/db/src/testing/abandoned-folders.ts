import { readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../embedded/is-alive.ts';
import { shutDown } from '../embedded/launch.ts';
import { findPostmaster } from '../embedded/postmaster-file.ts';

const prefix = 'posthorn-database-of-';

/** The start of a folder's name, which says whose it is. */
export const ownFolderPrefix = `${prefix}${process.pid}-`;

/**
 * The process that made a folder of this name. Undefined for any other name: tests of all kinds
 * keep their things in the same place, and only what is surely ours may be cleared away.
 */
export function makerOf(name: string): number | undefined {
  const pid = new RegExp(`^${prefix}([1-9][0-9]*)-[^-]+$`).exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
}

/** A killed test run leaves its server and its folder behind; the next run clears them away. */
export async function removeAbandonedFolders(): Promise<void> {
  const home = await realpath(tmpdir());
  for (const name of await readdir(home)) {
    const maker = makerOf(name);
    if (maker === undefined || isAlive(maker)) continue;
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
