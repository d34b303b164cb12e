import { execFile } from 'node:child_process';
import { readFile, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './is-alive.ts';

/** A live PostgreSQL on our files, as it describes itself in postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Names the folder in the server's command line, where it may be hidden behind a link. */
export function folderMark(files: string): string {
  return `posthorn.folder=${files}`;
}

export async function findPostmaster(files: string): Promise<Postmaster | undefined> {
  const lines = await readLines(files);
  const pid = Number(lines?.[0]);
  if (!lines || !(pid > 0) || !(await servesFolder(pid, files))) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Makes a pid file harmless whose number now belongs to another program, which PostgreSQL would
 * take for itself. The file is not removed: its line about shared memory is how PostgreSQL notices
 * that processes of a killed server still write to the files. A server never takes its own
 * parent for a rival, so the file gets the number of this process.
 */
export async function disarmPostmasterFile(files: string): Promise<void> {
  const lines = await readLines(files);
  if (!lines) return;
  const pid = Number(lines[0]);
  if (!(pid > 0)) return rm(pidFile(files), { force: true });
  // PostgreSQL ignores the number of a process that has ended, and our server may just have started.
  if (!isAlive(pid) || (await servesFolder(pid, files))) return;
  await writeFile(pidFile(files), [process.pid, ...lines.slice(1)].join('\n'));
}

/** True when the process is a living PostgreSQL whose data are these files. */
export async function servesFolder(pid: number, files: string): Promise<boolean> {
  return process.platform === 'linux' ? servesOnLinux(pid, files) : servesByPs(pid, files);
}

async function servesOnLinux(pid: number, files: string): Promise<boolean> {
  const proc = `/proc/${pid}`;
  try {
    // "12 (postgres) S ...": a zombie is dead, only no one has asked for its exit code yet.
    const [, name, state] = /\((.*)\) (\S)/.exec(await readFile(`${proc}/stat`, 'utf8')) ?? [];
    if (name !== 'postgres' || state === 'Z') return false;
    const folder = await readlink(`${proc}/cwd`).catch(hiddenFromUs);
    if (folder !== undefined) return folder === files;
    const words = (await readFile(`${proc}/cmdline`, 'utf8')).split('\0');
    return words.includes(folderMark(files));
  } catch {
    return false;
  }
}

/** Root in a container may not look into other users' processes, except at their command line. */
function hiddenFromUs(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
}

async function servesByPs(pid: number, files: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('ps', [
      '-ww',
      '-o',
      'stat=,command=',
      '-p',
      `${pid}`,
    ]);
    return !stdout.startsWith('Z') && stdout.includes(folderMark(files));
  } catch {
    return false;
  }
}

async function readLines(files: string): Promise<string[] | undefined> {
  try {
    return (await readFile(pidFile(files), 'utf8')).split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function pidFile(files: string): string {
  return path.join(files, 'postmaster.pid');
}
