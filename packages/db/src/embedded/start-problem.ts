import { statfs } from 'node:fs/promises';

/** A reason why the database cannot start, told in one sentence to the person who started it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

const refusedByRights = new Set(['EACCES', 'EPERM', 'EROFS']);
const notAFolder = new Set(['ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP', 'ENAMETOOLONG']);
const outOfSpace = new Set(['ENOSPC', 'EDQUOT']);

/** Turns a refusal of the file system into a sentence; anything else stays the error it was. */
export function explainFileError(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (outOfSpace.has(code)) return diskFull(folder, error);
  if (refusedByRights.has(code)) {
    return new StartProblem(
      `Posthorn may not write to the data folder ${folder}. Give this user the right to, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (notAFolder.has(code)) {
    return new StartProblem(
      `The data folder ${folder} cannot be used as a folder. Set DATA_DIR to another one.`,
      { cause: error },
    );
  }
  if (code === 'ENOTEMPTY') {
    return new StartProblem(
      `The folder ${folder}/postgres holds files that are no database. Move them away, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return error;
}

/** Turns what PostgreSQL's programs printed before they gave up into a sentence. */
export async function explainServerOutput(output: string, folder: string): Promise<StartProblem> {
  const cause = new Error(output.trim() || 'no output');
  const lines = output.split('\n');
  // A full /dev/shm gives the same words, and freeing disk space would not help there.
  const saidFull = lines.some(
    (line) => /No space left on device/.test(line) && !/shared memory/.test(line),
  );
  if (saidFull || (await isFull(folder))) return diskFull(folder, cause);
  const told = lines.findLast((line) => /\b(FATAL|PANIC|error|Error)\b/.test(line));
  const reason = (told ?? lines.findLast((line) => line.trim() !== '') ?? 'it gave no reason')
    .replace(/^.*?\b(?:FATAL|PANIC|error):\s*/, '')
    .trim();
  return new StartProblem(`The database in ${folder} did not start: ${reason}`, { cause });
}

/** On a full disk not even the reason could be written to the log. */
async function isFull(folder: string): Promise<boolean> {
  const space = await statfs(folder).catch(() => undefined);
  return space !== undefined && space.bavail * space.bsize < 100_000;
}

function diskFull(folder: string, cause: unknown): StartProblem {
  return new StartProblem(
    `The disk that holds the data folder ${folder} is full. Free some space and start again.`,
    { cause },
  );
}
