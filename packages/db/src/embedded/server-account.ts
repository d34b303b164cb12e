import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartProblem } from './start-problem.ts';

const run = promisify(execFile);

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. The owner of existing files comes first, because only that
 * account can open them. Undefined means: the server runs as the account that runs Posthorn.
 */
export async function accountForServer(files: string): Promise<Account | undefined> {
  const me = process.getuid?.();
  const owner = await stat(files).catch(() => undefined);
  if (me !== 0) {
    if (owner && me !== undefined && owner.uid !== me) {
      throw new StartProblem(
        `The database files in ${files} belong to another user (uid ${owner.uid}). Start Posthorn as that user, or as root if it was root who started it first.`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const account = await lookUp(name);
    if (account) return account;
  }
  throw new StartProblem(
    'PostgreSQL does not run as root and this machine has neither a user postgres nor nobody. Start Posthorn as an ordinary user.',
  );
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Asked of the system itself, so that access lists and network disks are judged rightly too. */
export async function mayEnter(account: Account, folder: string): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account);
}

export async function mayRun(account: Account, program: string): Promise<boolean> {
  return succeeds(program, ['--version'], account);
}

async function succeeds(program: string, args: string[], account: Account): Promise<boolean> {
  try {
    await run(program, args, { ...account, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
