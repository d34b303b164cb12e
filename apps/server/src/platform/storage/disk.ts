import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type Storage } from './storage.ts';

/** A photograph in a few dozen pieces instead of hundreds: most of the time went into the pieces. */
const highWaterMark = 256 * 1024;

/**
 * Files below one folder. A file appears whole or not at all; what a crash left of one goes with its
 * key, which is why half a file has a name that can be told from it.
 */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      const part = partOf(path);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(part, 'w', 0o600);
      try {
        await writeFile(file, body);
        await file.sync();
        await file.close();
        await rename(part, path);
      } catch (error) {
        await file.close().catch(() => {});
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const path = pathOf(key);
      try {
        const { size } = await stat(path);
        if (!range) return { body: createReadStream(path, { highWaterMark }), size };
        const body = createReadStream(path, { ...range, highWaterMark });
        return { body, size: range.end - range.start + 1 };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(partOf(path), { force: true });
      await rm(path, { force: true });
    },
  };
}

const partOf = (path: string) => `${path}.part`;
