import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'posthorn-e2e-';

/** A folder of this process, as its name says. */
export async function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
}

/** A run that was killed leaves its folders behind; the next one clears them away. */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const maker = new RegExp(`^${prefix}([1-9][0-9]*)-[^-]+$`).exec(name)?.[1];
    if (maker === undefined || isAlive(Number(maker))) continue;
    // Another user's folder is not ours to clear away.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
