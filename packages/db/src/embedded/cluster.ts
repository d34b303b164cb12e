import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, findBinaries } from './binaries.ts';
import {
  type DataFolder,
  draftPrefix,
  holdsDatabase,
  readOrCreatePassword,
  refuseOtherMajorVersion,
} from './data-folder.ts';
import { type Account, accountForServer, mayEnter } from './server-account.ts';
import { explainServerOutput, StartProblem } from './start-problem.ts';

/** The one superuser; the password keeps other users of the machine out. */
export const superuser = 'posthorn';

/** Database files that are ready to be served, and everything needed to serve them. */
export interface Cluster {
  readonly folder: DataFolder;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
  readonly password: string;
  readonly durable: boolean;
}

export async function prepareCluster(folder: DataFolder, durable: boolean): Promise<Cluster> {
  const account = await accountForServer(folder.files);
  const binaries = await findBinaries(account);
  const password = await readOrCreatePassword(folder);
  const cluster: Cluster = { folder, binaries, account, password, durable };
  if (!(await holdsDatabase(folder.files))) await initialise(cluster);
  await refuseOtherMajorVersion(folder.files, binaries.major);
  await repairRights(cluster);
  return cluster;
}

/** A start that dies half-way must not leave files that look like a database: hence the rename. */
async function initialise(cluster: Cluster): Promise<void> {
  const draft = await mkdtemp(path.join(cluster.folder.path, draftPrefix));
  try {
    const files = path.join(draft, 'files');
    const passwordFile = path.join(draft, 'password');
    await mkdir(files, { mode: 0o700 });
    await writeFile(passwordFile, cluster.password, { mode: 0o600 });
    if (cluster.account) {
      const { uid, gid } = cluster.account;
      for (const each of [draft, files, passwordFile]) await chown(each, uid, gid);
    }
    await runInitdb(cluster, files);
    await rename(files, cluster.folder.files);
    await syncFolder(cluster.folder.path);
  } catch (error) {
    // Another process may have been first; then its files are the database.
    if (!(await holdsDatabase(cluster.folder.files))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb(cluster: Cluster, files: string): Promise<void> {
  const args = [
    ['-D', await pathFor(cluster, files)],
    ['-U', superuser],
    // Relative to the working folder, because the account may not reach any absolute path to it.
    ['--pwfile', '../password'],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    ['--locale', 'C'],
    // Sorting and case by Unicode, the same on every machine and after every system upgrade.
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
    ['--no-instructions'],
    cluster.durable ? [] : ['--no-sync'],
  ].flat();
  try {
    await promisify(execFile)(cluster.binaries.initdb, args, {
      ...cluster.account,
      cwd: files,
      env: serverEnvironment(),
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw await explainServerOutput(stderr || message, cluster.folder.path);
  }
}

/**
 * The path by which PostgreSQL finds its files. Below a private folder its account cannot follow
 * the real path, but the link to its own working folder needs no rights on the parents.
 */
export async function pathFor(cluster: Cluster, files: string): Promise<string> {
  if (!cluster.account || (await mayEnter(cluster.account, files))) return files;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new StartProblem(
    `The database cannot run as root, and its user (uid ${cluster.account.uid}) cannot reach the data folder ${cluster.folder.path}. Set DATA_DIR to a folder that everyone may enter, or start Posthorn as an ordinary user.`,
  );
}

/** No secrets of ours, no PG variables of the person's, and messages in the language we read. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** Files copied from a backup often lose their owner and their mode, and PostgreSQL insists. */
async function repairRights({ folder, account }: Cluster): Promise<void> {
  const { uid, mode } = await stat(folder.files);
  if (account && account.uid !== uid) await giveTo(account, folder.files);
  if ((mode & 0o777) !== 0o700) await chmod(folder.files, 0o700);
}

async function giveTo({ uid, gid }: Account, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), uid, gid);
  }
  await chown(folder, uid, gid);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
