import { randomBytes } from 'node:crypto';
import {
  chmod,
  link,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { explainFileError, StartProblem } from './start-problem.ts';

export interface DataFolder {
  readonly path: string;
  /** PostgreSQL's own files. */
  readonly files: string;
  readonly log: string;
}

export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const wanted = path.resolve(dataDir);
  try {
    await mkdir(wanted, { recursive: true });
    // Processes are recognised by their working folder, which the system reports without links.
    const real = await realpath(wanted);
    return {
      path: real,
      files: path.join(real, 'postgres'),
      log: path.join(real, 'postgres.log'),
    };
  } catch (error) {
    throw explainFileError(error, wanted);
  }
}

export async function holdsDatabase(files: string): Promise<boolean> {
  return stat(path.join(files, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

export async function refuseOtherMajorVersion(files: string, major: string): Promise<void> {
  const found = (await readFile(path.join(files, 'PG_VERSION'), 'utf8')).trim();
  if (found === major) return;
  throw new StartProblem(
    `The database files in ${files} were made by PostgreSQL ${found}, and this Posthorn brings PostgreSQL ${major}. Use the Posthorn version that made them, or set DATA_DIR to another folder.`,
  );
}

/**
 * Written under another name and then linked, so that two processes that start at once agree on
 * one password and no one ever reads half of it.
 */
export async function readOrCreatePassword(folder: DataFolder): Promise<string> {
  const file = path.join(folder.path, 'postgres-password');
  const existing = await readFile(file, 'utf8').catch(ignoreMissing);
  if (existing) return existing.trim();
  if (await holdsDatabase(folder.files)) {
    throw new StartProblem(
      `The file ${file} with the database's password is missing. Put it back, or set DATA_DIR to another folder.`,
    );
  }
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    await chmod(draft, 0o600);
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Where a first start prepares the database files before they get their name. */
export const draftPrefix = 'postgres.new-';

/** What a first start left behind when it was killed half-way. */
export async function removeDrafts(folder: DataFolder): Promise<void> {
  for (const name of await readdir(folder.path)) {
    if (!name.startsWith(draftPrefix)) continue;
    await rm(path.join(folder.path, name), { recursive: true, force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
